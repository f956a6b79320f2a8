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

/** The fields of the review form, in which a person checks what was read and sends it. */
export const REVIEW_FIELDS = [
  "restaurant",
  "dish",
  "dish_id",
  "platform",
  ...ORDER_FIELDS,
  "date",
  "time",
  "neighbourhood",
  "member",
  "odd",
] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** What stands in the fields, as typed. */
export type ReviewFormValues = Record<ReviewField, string>;

/** What is wrong with a field; each has a sentence of its own. `sum`: the parts don't make the total. */
export type ReviewFormErrors = Partial<Record<ReviewField, "invalid" | "sum" | "gone">>;

/** `dish_id` of a dish that is none of ours. */
export const NEW_DISH = "new";

/** The longest name of a restaurant or dish, in characters. */
export const NAME_LENGTH = 80;
