import {
  AMOUNT_FIELDS,
  parseTypedAmount,
  type ReviewField,
  type ReviewFormValues,
} from "~/features/snapshots";

/** What a moderator compares: everything but what our own lists say. */
export const COMPARED = [
  "restaurant",
  "dish",
  "quantity",
  ...AMOUNT_FIELDS,
  "date",
] as const satisfies readonly ReviewField[];
export type Compared = (typeof COMPARED)[number];

/**
 * The fields in which what was sent is not what was read. Nothing and 0.00 are the same, so is VAT that prices hold and
 * none on top, and what was not read can't differ.
 *
 * @param isSameName tells whether the name in a field as read is a name of what was sent, in whatever script.
 */
export function differences(
  read: ReviewFormValues,
  sent: ReviewFormValues,
  isSameName: (field: "restaurant" | "dish", name: string) => boolean,
): Compared[] {
  return COMPARED.filter((field) => {
    if (read[field] === "") return false;
    if (field === "restaurant" || field === "dish") return !isSameName(field, read[field]);
    if (field === "date") return read.date !== sent.date;
    const value = parseTypedAmount(sent[field], 0);
    if (field === "vat" && value === 0) return false;
    return value !== parseTypedAmount(read[field], 0);
  });
}
