import { RARE_CHARGES } from "~/features/checkout";

/** The amounts of a checkout in the order it prints them, the total last. */
export const AMOUNT_FIELDS = [
  "item_price",
  "others",
  "delivery_fee",
  "service_fee",
  "vat",
  "discount",
  ...RARE_CHARGES,
  "total",
] as const;

/** The numbers of an order, as the form names them. */
export const ORDER_FIELDS = ["quantity", ...AMOUNT_FIELDS] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** The fields of the review form, in which a person checks what was read and sends it; of the lines those of the first. */
export const REVIEW_FIELDS = [
  "source",
  "lines",
  "restaurant",
  "dish",
  "dish_id",
  "options",
  "platform",
  ...ORDER_FIELDS,
  "date",
  "time",
  "neighbourhood",
  "member",
  "odd",
] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The fields of one line of the order. */
export const LINE_FIELDS = ["dish", "dish_id", "quantity", "item_price", "options"] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** A field of the form: the first line has the names alone, the others a number behind them. */
export type FieldName = ReviewField | LineName;
type LineName = `${LineField}_${number}`;

/** Something about some fields of the form. */
export type ByField<T> = Partial<Record<ReviewField, T>> & Record<LineName, T>;

/** The name of a field of a line; the first line is 1. */
export const lineField = (field: LineField, line: number): FieldName =>
  line === 1 ? field : `${field}_${line}`;

/** Which field it is, on whatever line; and on which line. */
export function partsOf(name: FieldName): { field: ReviewField; line: number } {
  const [, field, line] = /^(.*?)(?:_(\d+))?$/.exec(name) ?? [];
  return { field: field as ReviewField, line: Number(line ?? 1) };
}

/** What stands in the fields, as typed. `lines` says how many lines the form has. */
export type ReviewFormValues = Record<FieldName, string>;

/**
 * What is wrong with a field; each has a sentence of its own. `sum`: the parts don't make the total; `gone`: the dish is no
 * longer there; `elsewhere`: it is another restaurant's than the first.
 */
export type ReviewFormErrors = ByField<"invalid" | "sum" | "gone" | "elsewhere">;

/** `dish_id` of a dish that is none of ours. */
export const NEW_DISH = "new";

/** `dish_id` of a line that is none: a heading that was read as a dish. */
export const NO_LINE = "none";

/** No order is longer; a menu is pictured a screen at a time. */
export const MOST_LINES = 40;

/** The longest name of a restaurant or dish, in characters. */
export const NAME_LENGTH = 80;
