import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { FeedbackRecord } from "~/features/feedback/FeedbackRecord";
import { findOwnFeedback } from "~/features/feedback/queries.server";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["feedback"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const feedback = await findOwnFeedback(db, { id: params.id ?? "", userId: user.id });
  if (!feedback) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "feedback");
  return {
    title: t("record", { id: feedback.id }),
    feedback,
    sent: new URL(request.url).searchParams.has("sent"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function OwnFeedback() {
  const { title, feedback, sent } = useLoaderData<typeof loader>();
  const { t } = useTranslation("feedback");
  return (
    <Page narrow title={sent ? t("thanks") : title}>
      {sent && (
        <Notice kind="good">
          {t("reference")} <code>{feedback.id}</code>
        </Notice>
      )}
      <FeedbackRecord {...feedback} />
      <p className="cluster">
        <LinkButton quiet to="/feedback">
          {t("more")}
        </LinkButton>
      </p>
    </Page>
  );
}
