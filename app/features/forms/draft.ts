/** A form that has not gone through yet: what was typed, and what is wrong with which field, as short codes. */
export interface Draft {
  values: Record<string, string>;
  /** Empty where nothing is wrong: the person only had to sign in first. */
  errors: Record<string, string>;
}

/** The parameter of a page's address that names the draft to show. */
export const DRAFT_PARAMETER = "draft";

/** More of one field is not given back: several times what any field of ours takes. */
const MOST_CHARACTERS = 10_000;

/** Whether nothing is wrong with a draft, and it only waits to be sent. */
export const isWhole = ({ errors }: Draft): boolean => Object.keys(errors).length === 0;

/** The text fields of a form, cut to what is worth giving back. */
export function valuesOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value.slice(0, MOST_CHARACTERS)]] : [],
  );
  return Object.fromEntries(texts);
}

/** The first thing that is wrong with each field of a submission Conform has looked at. */
export function errorsOf(
  error: Record<string, string[] | null> | null | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([field, codes]) =>
      codes?.[0] ? [[field, codes[0]]] : [],
    ),
  );
}
