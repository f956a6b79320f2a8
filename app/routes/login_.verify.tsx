import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { askPasscode } from "~/features/accounts/passcode/ask-passcode.server";
import { CodeForm } from "~/features/accounts/passcode/CodeForm";
import { passcodeFormSchema } from "~/features/accounts/passcode/schema";
import { signInWithPasscode } from "~/features/accounts/passcode/sign-in-with-passcode.server";
import { waitingPasscode } from "~/features/accounts/passcode/waiting-passcode.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { destination } from "~/features/accounts/session/destination";
import { errorsOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

const startAgain = (redirectTo: string) =>
  redirect(`/login?${new URLSearchParams({ redirectTo, problem: "code" })}`, 303);

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const redirectTo = destination(params.get("redirectTo"));
  const waiting = await waitingPasscode(services().db, request);
  const confirming = (await currentSession(services().db, request)) !== null;
  if (!waiting) throw confirming ? redirect(redirectTo) : startAgain(redirectTo);
  const t = await translatorOf(request, "accounts");
  return {
    title: t("verify.title"),
    redirectTo,
    phone: waiting.maskedPhone,
    triesLeft: waiting.triesLeft,
    seconds: waiting.secondsUntilResend,
    confirming,
    errors: (await findDraft(services().db, request))?.errors ?? null,
    sent: params.has("sent"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const redirectTo = destination(textField(form, "redirectTo"));
  if (textField(form, "intent") === "resend") return resend(request, redirectTo);
  const submission = parseWithZod(pickFields(form, ["code"]), {
    schema: passcodeFormSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success")
    return again(request, redirectTo, errorsOf(submission.error));
  const outcome = await signInWithPasscode(services(), request, submission.value.code);
  if (outcome === "signed_in") return redirect(redirectTo, 303);
  if (outcome.error === "none") return startAgain(redirectTo);
  if (outcome.error === "suspended") return redirect("/login?problem=suspended", 303);
  return again(request, redirectTo, { code: outcome.error });
}

/** Another code for the number that is waited for. */
async function resend(request: Request, redirectTo: string) {
  const waiting = await waitingPasscode(services().db, request);
  if (!waiting) return startAgain(redirectTo);
  const outcome = await askPasscode(services(), request, waiting.phone);
  if (!outcome.sent && outcome.reason === "unreachable") return sayUnsent(request, redirectTo);
  if (!outcome.sent) return again(request, redirectTo, { resend: outcome.reason });
  return redirect(`/login/verify?${new URLSearchParams({ redirectTo, sent: "" })}`, 303);
}

/** Back to where a code is asked for: the one before is worth nothing since another was tried to be sent. */
async function sayUnsent(request: Request, redirectTo: string) {
  const signedIn = await currentSession(services().db, request);
  return saveDraftAndRedirect(services(), request, {
    to: `${signedIn ? "/profile/confirm" : "/login"}?${new URLSearchParams({ redirectTo })}`,
    values: {},
    errors: { phone: "unreachable" },
  });
}

/** Back to the page, with what is wrong but never with the code. */
const again = (request: Request, redirectTo: string, errors: Record<string, string>) =>
  saveDraftAndRedirect(services(), request, {
    to: `/login/verify?${new URLSearchParams({ redirectTo })}`,
    values: {},
    errors,
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Verify() {
  return <CodeForm {...useLoaderData<typeof loader>()} />;
}
