import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmForm } from "~/features/accounts/confirm/ConfirmForm";
import { waysToProve } from "~/features/accounts/confirm/ways-to-prove.server";
import { askPasscode } from "~/features/accounts/passcode/ask-passcode.server";
import { maskPhone } from "~/features/accounts/passcode/phone";
import { destination } from "~/features/accounts/session/destination";
import { isFresh } from "~/features/accounts/session/require-fresh.server";
import { requireSession } from "~/features/accounts/session/require-user.server";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const session = await requireSession(db, request);
  const redirectTo = destination(new URL(request.url).searchParams.get("redirectTo"));
  if (isFresh(session, Date.now())) throw redirect(redirectTo);
  const { phone, provider } = await waysToProve(services(), session.user.id);
  const t = await translatorOf(request, "accounts");
  return {
    title: t("confirm.title"),
    redirectTo,
    phone: phone && (await maskPhone(phone)),
    provider,
    draft: await findDraft(db, request),
  };
}

/** Sends a code to the person's own number; entering it is a sign-in, with a session anew. */
export async function action({ request }: ActionFunctionArgs) {
  const { user } = await requireSession(services().db, request);
  const redirectTo = new URLSearchParams({
    redirectTo: destination(textField(await readForm(request), "redirectTo")),
  });
  const { phone } = await waysToProve(services(), user.id);
  if (!phone) throw new Response(null, { status: 400 });
  const outcome = await askPasscode(services(), request, phone);
  if (outcome.sent || outcome.reason === "too_soon")
    return redirect(`/login/verify?${redirectTo}`, 303);
  return saveDraftAndRedirect(services(), request, {
    to: `/profile/confirm?${redirectTo}`,
    values: {},
    errors: { phone: outcome.reason },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Confirm() {
  return <ConfirmForm {...useLoaderData<typeof loader>()} />;
}
