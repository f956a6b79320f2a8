import { useTranslation } from "react-i18next";
import { SituationFields } from "../situation/SituationFields";
import type { ReviewFormPage } from "./snapshot-page.server";
import { useReviewFormProblems } from "./use-review-form-problems";

/** Where an order went and on what terms: asked beside what the picture shows. */
export function OrderSituation({ reviewForm }: { reviewForm: ReviewFormPage }) {
  const { t } = useTranslation("sheet");
  const { values, errors, areas } = reviewForm;
  const { problemOf } = useReviewFormProblems(errors);
  return (
    <section className="stack" aria-labelledby="where">
      <h2 id="where">{t("where")}</h2>
      <p className="quiet small">{t("whereHint")}</p>
      <div className="sheet-pair">
        <SituationFields areas={areas} values={values} problemOf={problemOf} />
      </div>
    </section>
  );
}
