import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { ConversationList } from "~/features/assistant/conversations/ConversationList";
import { listConversations } from "~/features/assistant/conversations/queries.server";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["chat"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const t = await translatorOf(request, "chat");
  const params = new URL(request.url).searchParams;
  return {
    title: t("list.title"),
    now: Date.now(),
    deleted: params.has("deleted"),
    rows: await listConversations(db, user.id),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Chats() {
  return <ConversationList {...useLoaderData<typeof loader>()} />;
}
