import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { findOwnSnapshot } from "~/features/snapshots/snapshot/queries.server";
import { jsonResponse } from "~/server/api/route.server";
import { services } from "~/services.server";

/** How far the reading of one's own snapshot is, for the page that waits for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const session = await currentSession(db, request);
  if (!session) return jsonResponse({ error: "unauthorized" }, { status: 401 });
  const own = { id: params.id ?? "", userId: session.user.id };
  const snapshot = await findOwnSnapshot(db, own);
  if (!snapshot) return jsonResponse({ error: "not_found" }, { status: 404 });
  return jsonResponse({ state: snapshot.state });
}
