import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { addReview, findFeedback } from "~/features/feedback/queries.server";
import { reviewSchema } from "~/features/feedback/schema";
import { errorsOf, valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { FeedbackReviewPage } from "~/features/moderation/feedback/FeedbackReviewPage";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["feedback", "accounts"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const feedback = await findFeedback(db, params.id ?? "");
  if (!feedback) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "feedback");
  const draft = await findDraft(db, request);
  return { title: t("record", { id: feedback.id }), feedback, draft };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const form = pickFields(await readForm(request), ["state", "note"]);
  const feedbackId = params.id ?? "";
  const to = `/moderate/feedback/${feedbackId}`;
  const submission = parseWithZod(form, {
    schema: reviewSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success")
    return saveDraftAndRedirect(services(), request, {
      to,
      values: valuesOf(form),
      errors: errorsOf(submission.error),
    });
  const actorId = moderator.id;
  if (!(await addReview(db, { ...submission.value, feedbackId, actorId, now: Date.now() })))
    throw new Response(null, { status: 404 });
  return redirect(to, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Review() {
  const { feedback, draft } = useLoaderData<typeof loader>();
  return <FeedbackReviewPage feedback={feedback} draft={draft} />;
}
