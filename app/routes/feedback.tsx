import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepDraft, takeDraft } from "~/features/accounts/draft/draft.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { loginPath, requireUser } from "~/features/accounts/session/require-user.server";
import { FeedbackPage } from "~/features/feedback/FeedbackPage";
import { listOwnFeedback } from "~/features/feedback/queries.server";
import { feedbackFormSchema } from "~/features/feedback/schema";
import { submitFeedback } from "~/features/feedback/submit-feedback.server";
import { translatorOf } from "~/i18n/translate.server";
import { RETRY_AFTER_SECONDS } from "~/server/api/limited.server";
import { pickFields, readForm, textField } from "~/server/form.server";
import { newSecret } from "~/server/secret.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["feedback", "accounts"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const t = await translatorOf(request, "feedback");
  return {
    title: t("title"),
    formId: newSecret(),
    draft: await takeDraft(db, request),
    mine: await listOwnFeedback(db, user.id),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const posted = await readForm(request);
  const form = pickFields(posted, ["message", "category"]);
  const session = await currentSession(db, request);
  if (!session) {
    await keepDraft(services(), request, form);
    throw redirect(loginPath(request), 303);
  }
  const submission = parseWithZod(form, {
    schema: feedbackFormSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  if (!(await limiter.allows("feedback", `user ${session.user.id}`)))
    return data(submission.reply({ fieldErrors: { message: ["too_often"] } }), {
      status: 429,
      headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
    });
  const id = await submitFeedback(db, {
    ...submission.value,
    userId: session.user.id,
    formId: textField(posted, "formId") || null,
    now: Date.now(),
  });
  return redirect(`/feedback/${id}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Feedback() {
  return (
    <FeedbackPage {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
  );
}
