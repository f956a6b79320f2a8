/** A form that could not be taken just now, as it was sent. */
export interface SentForm {
  /** The path it goes to, with its query. */
  to: string;
  /** The names and values of its fields, in their order. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** The form in what an answer said; undefined where it said something else. */
export function sentFormIn(data: unknown): SentForm | undefined {
  const isForm = typeof data === "object" && data !== null && "to" in data && "fields" in data;
  return isForm ? (data as SentForm) : undefined;
}
