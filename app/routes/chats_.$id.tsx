import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { ConversationForm } from "~/features/assistant/conversations/ConversationForm";
import {
  deleteConversation,
  findTitle,
  renameConversation,
} from "~/features/assistant/conversations/queries.server";
import { titleSchema } from "~/features/assistant/conversations/schema";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["chat"] };

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const title = await findTitle(db, { id, userId: user.id });
  if (title === undefined) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "chat");
  return {
    heading: t("manage.title"),
    conversation: { id, title },
    draft: await findDraft(db, request),
  };
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const { db } = services();
  const form = pickFields(await readForm(request), ["intent", "title"]);
  const values = valuesOf(form);
  const user = await requireSender(services(), request, values);
  if (textField(form, "intent") === "delete") {
    await deleteConversation(db, { id, userId: user.id });
    return redirect("/chats?deleted", 303);
  }
  const title = titleSchema.safeParse(textField(form, "title"));
  if (!title.success)
    return saveDraftAndRedirect(services(), request, {
      to: `/chats/${id}`,
      values,
      errors: { title: "invalid" },
    });
  if (!(await renameConversation(db, { id, userId: user.id, title: title.data })))
    throw new Response(null, { status: 404 });
  return redirect(`/chat/${id}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.heading ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ManageChat() {
  const { conversation, draft } = useLoaderData<typeof loader>();
  return <ConversationForm {...conversation} draft={draft} />;
}
