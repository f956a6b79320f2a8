import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteForm } from "~/features/accounts/own-data/DeleteForm";
import { eraseAccount } from "~/features/accounts/own-data/erase-account.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { signOut } from "~/features/accounts/session/sign-out.server";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, refuse } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(services().db, request);
  const t = await translatorOf(request, "accounts");
  const draft = await findDraft(services().db, request);
  return { title: t("delete.title"), username: user.username, draft };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const form = pickFields(await readForm(request), ["username"]);
  if (textField(form, "username").trim().toLowerCase() !== user.username)
    return refuse(services(), request, {
      to: "/profile/delete",
      values: valuesOf(form),
      errors: { username: "mismatch" },
    });
  await eraseAccount(services(), user.id);
  await signOut(db, request);
  return redirect("/privacy?deleted", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Delete() {
  const { username, draft } = useLoaderData<typeof loader>();
  return <DeleteForm username={username} draft={draft} />;
}
