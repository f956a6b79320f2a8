import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteForm } from "~/features/accounts/own-data/DeleteForm";
import { eraseAccount } from "~/features/accounts/own-data/queries.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { sessionCookie } from "~/features/accounts/session/session-cookie.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/form.server";
import { randomText } from "~/server/random-text.server";
import { setCookieOnAnswer } from "~/server/request-state.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(services().db, request);
  const t = await translatorOf(request, "accounts");
  return { title: t("delete.title"), username: user.username };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const typed = textField(await readForm(request), "username")
    .trim()
    .toLowerCase();
  if (typed !== user.username) return data({ mismatch: true }, { status: 400 });
  await eraseAccount(db, { userId: user.id, nameless: `deleted-${randomText(12)}` });
  setCookieOnAnswer(request, sessionCookie().clear());
  return redirect("/privacy?deleted", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Delete() {
  const { username } = useLoaderData<typeof loader>();
  const mismatch = useActionData<typeof action>()?.mismatch ?? false;
  return <DeleteForm username={username} mismatch={mismatch} />;
}
