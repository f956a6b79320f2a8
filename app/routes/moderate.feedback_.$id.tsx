import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { addReview, findFeedback } from "~/features/feedback/queries.server";
import { ReviewPage } from "~/features/feedback/ReviewPage";
import { reviewSchema } from "~/features/feedback/schema";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["feedback", "accounts"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const feedback = await findFeedback(db, params.id ?? "");
  if (!feedback) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "feedback");
  return { title: t("record", { id: feedback.id }), feedback };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const submission = parseWithZod(pickFields(await readForm(request), ["state", "note"]), {
    schema: reviewSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const feedbackId = params.id ?? "";
  const actorId = moderator.id;
  if (!(await addReview(db, { ...submission.value, feedbackId, actorId, now: Date.now() })))
    throw new Response(null, { status: 404 });
  return redirect(`/moderate/feedback/${feedbackId}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Review() {
  const { feedback } = useLoaderData<typeof loader>();
  return <ReviewPage feedback={feedback} lastResult={useActionData<typeof action>()} />;
}
