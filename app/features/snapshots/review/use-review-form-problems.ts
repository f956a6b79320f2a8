import { useTranslation } from "react-i18next";
import { REVIEW_FIELDS, type ReviewField, type ReviewFormErrors } from "../review-form/fields";

/** The errors of a review form in words: for one field, and all of them for the summary. */
export function useReviewFormProblems(errors: ReviewFormErrors) {
  const { t } = useTranslation("sheet");
  const problemOf = (field: ReviewField): string | undefined => {
    const code = errors[field];
    return code && t(`problem.${code === "invalid" ? field : code}`);
  };
  const summary = REVIEW_FIELDS.flatMap((fieldId) => {
    const message = problemOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return { problemOf, summary };
}
