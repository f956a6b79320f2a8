import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireReader, requireSender } from "~/features/accounts/session/require-user.server";
import { answerWhole } from "~/features/assistant/answer-whole.server";
import { type ChatFormProblem, ChatPage } from "~/features/assistant/chat/ChatPage";
import styles from "~/features/assistant/chat/chat.css?url";
import { chatPage } from "~/features/assistant/chat/chat-page.server";
import { EarlierPage } from "~/features/assistant/chat/EarlierPage";
import { newId } from "~/features/assistant/chat/new-id";
import { conversationPath, pageIn } from "~/features/assistant/conversations/page";
import { LONGEST_MESSAGE } from "~/features/assistant/limits";
import { chatFormSchema } from "~/features/assistant/schema";
import type { Draft } from "~/features/forms";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/http/form.server";
import { LIMITS } from "~/server/rate-limit/limits";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["chat", "prices", "catalogue", "taps", "destination"] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireReader(services(), request);
  const found = await chatPage(db, {
    id: params.id,
    page: pageIn(new URL(request.url).searchParams),
    userId: user.id,
    now: Date.now(),
  });
  if (!found) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "chat");
  const title = found.title ?? t("title");
  const { page, pages } = found.conversation;
  return {
    conversation: found.conversation,
    title,
    tabTitle: page === 1 ? title : `${title} · ${t("pages.page", { page, pages })}`,
    questionId: newId(),
    limit: LIMITS.chat.requests,
    draft: (await findDraft(db, request)) ?? saidAlready(request),
  };
}

/** What a link to the chat says, to be sent by the person: nothing is asked by following a link. */
function saidAlready(request: Request): Draft | null {
  const message = new URL(request.url).searchParams.get("say")?.slice(0, LONGEST_MESSAGE);
  return message ? { values: { message }, errors: {} } : null;
}

/** A question from a page without scripts: its answer is there when the page comes back. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { limiter } = services();
  const posted = await readForm(request);
  const values = valuesOf(pickFields(posted, ["message"]));
  const { id: userId } = await requireSender(services(), request, values);
  const again = (message: ChatFormProblem) =>
    saveDraftAndRedirect(services(), request, {
      to: params.id ? `/chat/${params.id}` : "/chat",
      values,
      errors: { message },
    });
  const form = chatFormSchema.safeParse(Object.fromEntries(posted));
  if (!form.success) return again("empty");
  if (!(await limiter.allows("chat", `user ${userId}`))) return again("tooMany");
  const { message: question, conversation: conversationId, question: questionId } = form.data;
  const now = Date.now();
  const asked = await answerWhole(
    services(),
    { userId, conversationId, questionId, question, now },
    {
      destination: await chosenDestination(services().db, request, now),
      page: await languageOf(request),
    },
  );
  if (!asked) throw new Response(null, { status: 404 });
  return redirect(`/chat/${conversationId}#q-${questionId}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.tabTitle ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Chat() {
  const page = useLoaderData<typeof loader>();
  const { conversation, title } = page;
  const key = conversationPath(conversation.id, conversation.page);
  if (conversation.page > 1)
    return <EarlierPage key={key} conversation={conversation} title={title} />;
  return <ChatPage key={key} {...page} />;
}
