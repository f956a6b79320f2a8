import type { FieldMetadata } from "@conform-to/react";

/** One problem of a form, as the summary and the field show it. */
export interface FormProblem {
  fieldId: string;
  message: string;
}

/**
 * What is wrong with which field, in the order of the page.
 *
 * @param say the sentence for a field's name and the code of its problem.
 */
export function formProblems(
  fields: Record<string, FieldMetadata<unknown>>,
  say: (field: string, code: string) => string,
): FormProblem[] {
  return Object.entries(fields).flatMap(([name, { id, errors }]) =>
    errors?.[0] ? [{ fieldId: id, message: say(name, errors[0]) }] : [],
  );
}
