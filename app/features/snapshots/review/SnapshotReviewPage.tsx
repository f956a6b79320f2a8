import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { MOST_OF_ORDER } from "../picture/limits";
import type { PictureRow } from "../snapshot/queries.server";
import { Pictures } from "./Pictures";
import { ReviewForm } from "./ReviewForm";
import type { ReviewFormPage } from "./snapshot-page.server";
import { placesToLook, usePlaceWords, useReviewFormProblems } from "./use-review-form-problems";

interface SnapshotReviewPageProps {
  pictures: PictureRow[];
  reviewForm: ReviewFormPage;
  /** Whether the person chose a picture once more that waits here to be sent. */
  known: boolean;
  id: string;
  /** Why a picture that was to be added was not, in words; null where none was refused. */
  addProblem: string | null;
}

/** The picture beside what was read from it, for its sender to put right. */
export function SnapshotReviewPage(props: SnapshotReviewPageProps) {
  const { pictures, reviewForm, known, id, addProblem } = props;
  const { t } = useTranslation(["snapshots", "sheet"]);
  const { errors, warnings, state } = reviewForm;
  const { summary } = useReviewFormProblems(errors);
  const doubtful = placesToLook(Object.keys(warnings));
  const wordOf = usePlaceWords();
  return (
    <Page title={t("review.title")} lead={t(state === "read" ? "review.lead" : "review.leadTyped")}>
      {summary.length > 0 && (
        <ErrorSummary key={JSON.stringify(errors)} title={t("sheet:attention")} errors={summary} />
      )}
      {known && summary.length === 0 && <Notice>{t("review.known")}</Notice>}
      {(state === "failed" || state === "busy") && (
        <Notice kind="warning">
          <p>{t(`review.${state}`)}</p>
          <Form method="post">
            <Button quiet name="intent" value="again">
              {t("review.again")}
            </Button>
          </Form>
        </Notice>
      )}
      {state === "read" && summary.length === 0 && doubtful.length > 0 && (
        <Notice kind="warning">
          <p>{t("review.doubts")}</p>
          <ul className="cluster">
            {doubtful.map((field) => (
              <li key={field}>
                <a className="target-link" href={`#${field}`}>
                  {wordOf(field)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="snapshot-columns">
        <div className="snapshot-aside">
          <Pictures pictures={pictures} alt={t("pictureAlt")} />
        </div>
        <Card receipt>
          <ReviewForm
            reviewForm={reviewForm}
            addPictures={pictures.length < MOST_OF_ORDER ? { id, problem: addProblem } : null}
          />
        </Card>
      </div>
    </Page>
  );
}
