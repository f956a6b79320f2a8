import { useTranslation } from "react-i18next";
import { SHEET_FIELDS, type SheetErrors, type SheetField } from "../sheet/fields";

/** What is wrong with a sheet in words: for one field, and all of it for the summary. */
export function useSheetProblems(errors: SheetErrors) {
  const { t } = useTranslation("sheet");
  const problemOf = (field: SheetField): string | undefined => {
    const code = errors[field];
    return code && t(`problem.${code === "invalid" ? field : code}`);
  };
  const summary = SHEET_FIELDS.flatMap((fieldId) => {
    const message = problemOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return { problemOf, summary };
}
