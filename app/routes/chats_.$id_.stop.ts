import type { ActionFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { stopAnswers } from "~/features/assistant/conversations/wanted.server";
import { services } from "~/services.server";

/** Ends the answer that a conversation waits for. A page with scripts asks so: leaving its stream alone may be a cut. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  await stopAnswers(db, { conversationId: id, userId: user.id });
  return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
