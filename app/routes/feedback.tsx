import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { FeedbackPage } from "~/features/feedback/FeedbackPage";
import { listOwnFeedback } from "~/features/feedback/queries.server";
import { feedbackFormSchema } from "~/features/feedback/schema";
import { submitFeedback } from "~/features/feedback/submit-feedback.server";
import { errorsOf, valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
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
    draft: await findDraft(db, request),
    mine: await listOwnFeedback(db, user.id),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const posted = await readForm(request);
  const form = pickFields(posted, ["message", "category"]);
  const values = valuesOf(form);
  const user = await requireSender(services(), request, values);
  const again = (errors: Record<string, string>) =>
    saveDraftAndRedirect(services(), request, { to: "/feedback", values, errors });
  const submission = parseWithZod(form, {
    schema: feedbackFormSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success") return again(errorsOf(submission.error));
  if (!(await limiter.allows("feedback", `user ${user.id}`)))
    return again({ message: "too_often" });
  if (!(await limiter.allows("feedback_day", `user ${user.id}`)))
    return again({ message: "too_many_today" });
  const id = await submitFeedback(db, {
    ...submission.value,
    userId: user.id,
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
  return <FeedbackPage {...useLoaderData<typeof loader>()} />;
}
