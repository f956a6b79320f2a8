import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { answerWhole } from "~/features/assistant/answer-whole.server";
import { type ChatFormProblem, ChatPage } from "~/features/assistant/chat/ChatPage";
import styles from "~/features/assistant/chat/chat.css?url";
import { chatPage } from "~/features/assistant/chat/chat-page.server";
import { newId } from "~/features/assistant/chat/new-id";
import { chatFormSchema } from "~/features/assistant/schema";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, refuse } from "~/features/forms/draft.server";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/form.server";
import { LIMITS } from "~/server/rate-limit/limits";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["chat", "prices", "catalogue", "taps"] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const page = await chatPage(db, { id: params.id, userId: user.id, now: Date.now() });
  if (!page) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "chat");
  const language = await languageOf(request);
  return {
    conversation: page.conversation,
    title: page.title ?? t("title"),
    questionId: newId(),
    limit: LIMITS.chat.requests,
    otherLanguage: language !== LANGUAGES[language].names,
    draft: await findDraft(db, request),
  };
}

/** A question from a page without scripts: its answer is there when the page comes back. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { limiter } = services();
  const posted = await readForm(request);
  const values = valuesOf(pickFields(posted, ["message"]));
  const { id: userId } = await requireSender(services(), request, values);
  const again = (message: ChatFormProblem) =>
    refuse(services(), request, {
      to: params.id ? `/chat/${params.id}` : "/chat",
      values,
      errors: { message },
    });
  const form = chatFormSchema.safeParse(Object.fromEntries(posted));
  if (!form.success) return again("empty");
  if (!(await limiter.allows("chat", `user ${userId}`))) return again("tooMany");
  const { message: question, conversation: conversationId, question: questionId } = form.data;
  const asked = await answerWhole(services(), {
    userId,
    conversationId,
    questionId,
    question,
    now: Date.now(),
  });
  if (!asked) throw new Response(null, { status: 404 });
  return redirect(`/chat/${conversationId}#q-${questionId}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Chat() {
  const page = useLoaderData<typeof loader>();
  return <ChatPage key={page.conversation.id} {...page} />;
}
