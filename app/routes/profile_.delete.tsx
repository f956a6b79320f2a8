import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteForm } from "~/features/accounts/own-data/DeleteForm";
import { eraseAccount } from "~/features/accounts/own-data/erase-account.server";
import { requireFresh } from "~/features/accounts/session/require-fresh.server";
import { signOut } from "~/features/accounts/session/sign-out.server";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, keepDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { removeNow } from "~/features/snapshots/picture/removals.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireFresh(services(), request);
  const t = await translatorOf(request, "accounts");
  const draft = await findDraft(services().db, request);
  return { title: t("delete.title"), username: user.username, draft };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const form = pickFields(await readForm(request), ["username"]);
  const page = { to: "/profile/delete", values: valuesOf(form) };
  const { user } = await requireFresh(
    services(),
    request,
    async () => (await keepDraft(services(), request, { ...page, errors: {} })) ?? page.to,
  );
  // Whoever copies the name may copy the isolates around it too.
  const typed = textField(form, "username")
    .replaceAll(/[\p{Cf}\s]/gu, "")
    .toLowerCase();
  if (typed !== user.username)
    return saveDraftAndRedirect(services(), request, { ...page, errors: { username: "mismatch" } });
  await eraseAccount(services(), user.id);
  await removeNow(services());
  logEvent("user_deleted", request);
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
