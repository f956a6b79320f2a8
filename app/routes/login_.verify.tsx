import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askPasscode } from "~/features/accounts/passcode/ask-passcode.server";
import { CodeForm } from "~/features/accounts/passcode/CodeForm";
import { passcodeFormSchema } from "~/features/accounts/passcode/schema";
import { signInWithPasscode } from "~/features/accounts/passcode/sign-in-with-passcode.server";
import { waitingPasscode } from "~/features/accounts/passcode/waiting-passcode.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { destination } from "~/features/accounts/session/destination";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

const startAgain = (redirectTo: string) =>
  redirect(`/login?${new URLSearchParams({ redirectTo, problem: "code" })}`, 303);

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const redirectTo = destination(params.get("redirectTo"));
  const waiting = await waitingPasscode(services().db, request);
  if (!waiting) {
    const signedIn = await currentSession(services().db, request);
    throw signedIn ? redirect(redirectTo) : startAgain(redirectTo);
  }
  const t = await translatorOf(request, "accounts");
  return {
    title: t("verify.title"),
    redirectTo,
    phone: waiting.maskedPhone,
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
  });
  const hideFields: "code"[] = ["code"];
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  const outcome = await signInWithPasscode(services().db, request, submission.value.code);
  if (outcome === "signed_in") return redirect(redirectTo, 303);
  if (outcome.error === "none") return startAgain(redirectTo);
  const fieldErrors = { code: [outcome.error] };
  return data(
    {
      result: submission.reply({ fieldErrors, hideFields }),
      triesLeft: outcome.error === "wrong" ? outcome.triesLeft : undefined,
    },
    { status: 400 },
  );
}

/** Another code for the number that is waited for. */
async function resend(request: Request, redirectTo: string) {
  const waiting = await waitingPasscode(services().db, request);
  if (!waiting) return startAgain(redirectTo);
  const outcome = await askPasscode(services(), request, waiting.phone);
  if (outcome.sent)
    return redirect(`/login/verify?${new URLSearchParams({ redirectTo, sent: "" })}`, 303);
  const seconds = outcome.reason === "too_soon" ? outcome.seconds : undefined;
  return data(
    { resend: outcome.reason, seconds },
    { status: outcome.reason === "unreachable" ? 503 : 429 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Verify() {
  return <CodeForm {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
