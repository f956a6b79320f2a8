import type { ActionFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { stopAnswer } from "~/features/assistant/conversations/wanted.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";

/** Ends the answer to a question that is named. A page with scripts asks so: its leaving the stream may be a cut. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const questionId = textField(await readForm(request), "question");
  await stopAnswer(db, { conversationId: id, questionId, userId: user.id });
  return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
