import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { askPasscode, browserOf } from "~/features/accounts/passcode/ask-passcode.server";
import { PhoneForm } from "~/features/accounts/passcode/PhoneForm";
import { phoneFormSchema } from "~/features/accounts/passcode/schema";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { destination } from "~/features/accounts/session/destination";
import { errorsOf, valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { SHARE_PATH } from "~/server/api/cross-site.server";
import { env } from "~/server/env.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

/** What can have stood against signing in before. */
const PROBLEMS = ["identity", "suspended"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const redirectTo = destination(params.get("redirectTo"));
  if (await currentSession(services().db, request)) throw redirect(redirectTo);
  // The browser is known before it asks: pressing the button twice is then one request for a code.
  browserOf(request);
  const t = await translatorOf(request, "accounts");
  return {
    title: t("login.title"),
    redirectTo,
    draft: await findDraft(services().db, request),
    problem: PROBLEMS.find((code) => code === params.get("problem")) ?? null,
    shared: redirectTo.startsWith(`${SHARE_PATH}?`),
    ended: params.get("problem") === "code",
    saudiOnly: env().PHONE_COUNTRIES.join() === "SA",
    provider: services().identityProvider?.name ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const redirectTo = new URLSearchParams({
    redirectTo: destination(textField(posted, "redirectTo")),
  });
  const form = pickFields(posted, ["phone"]);
  const again = (errors: Record<string, string>) =>
    saveDraftAndRedirect(services(), request, {
      to: `/login?${redirectTo}`,
      values: valuesOf(form),
      errors,
    });
  const submission = await parseWithZod(form, {
    schema: phoneFormSchema(env().PHONE_COUNTRIES),
    async: true,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success") return again(errorsOf(submission.error));
  const outcome = await askPasscode(services(), request, submission.value.phone);
  // A code that is still fresh is as good as a new one: the next page asks for it.
  if (outcome.sent || outcome.reason === "too_soon")
    return redirect(`/login/verify?${redirectTo}`, 303);
  return again({ phone: outcome.reason });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Login() {
  return <PhoneForm {...useLoaderData<typeof loader>()} />;
}
