import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAccount } from "~/features/accounts/own-data/export-account.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { CLOSED_POLICY } from "~/server/content-policy.server";
import { services } from "~/services.server";

/** A file with everything that is kept about the signed-in person. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const everything = await exportAccount(db, user.id, Date.now());
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="waffir.json"',
      "Content-Security-Policy": CLOSED_POLICY,
      "Cache-Control": "no-store",
    },
  });
}
