import { useTranslation } from "react-i18next";
import {
  type FieldName,
  partsOf,
  REVIEW_FIELDS,
  type ReviewFormErrors,
} from "../review-form/fields";

/** Fields as the form has them: those of the first line where it stands, then line by line. */
export function inFormOrder(names: readonly string[]): FieldName[] {
  const placeOf = (name: FieldName) => {
    const { field, line } = partsOf(name);
    return line * REVIEW_FIELDS.length + REVIEW_FIELDS.indexOf(field);
  };
  return (names as FieldName[]).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The same, of each line after the first only the first: whoever goes there sees the others beside it. */
export function placesToLook(names: readonly string[]): FieldName[] {
  const seen = new Set<number>();
  return inFormOrder(names).filter((name) => {
    const { line } = partsOf(name);
    const known = line > 1 && seen.has(line);
    seen.add(line);
    return !known;
  });
}

/** What a place to look at is called: a field of the first line or of the order, or a line. */
export function usePlaceWords() {
  const { t } = useTranslation("sheet");
  return (name: FieldName): string => {
    const { field, line } = partsOf(name);
    return line === 1 ? t(`${field}`) : t("line", { number: line });
  };
}

/** The errors of a review form in words: for one field, and all of them for the summary. */
export function useReviewFormProblems(errors: ReviewFormErrors) {
  const { t } = useTranslation("sheet");
  const problemOf = (name: FieldName): string | undefined => {
    const code = errors[name];
    return code && t(`problem.${code === "invalid" ? partsOf(name).field : code}`);
  };
  const summary = inFormOrder(Object.keys(errors)).flatMap((fieldId) => {
    const message = problemOf(fieldId);
    const { line } = partsOf(fieldId);
    if (!message) return [];
    return [
      { fieldId, message: line === 1 ? message : `${t("line", { number: line })}: ${message}` },
    ];
  });
  return { problemOf, summary };
}
