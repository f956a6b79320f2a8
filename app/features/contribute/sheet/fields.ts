/** The amounts of a checkout in the order it prints them, the total last. */
export const AMOUNT_FIELDS = [
  "item_price",
  "others",
  "delivery_fee",
  "service_fee",
  "vat",
  "discount",
  "total",
] as const;

/** The fields of the sheet a person checks and sends, as the form names them. */
export const SHEET_FIELDS = [
  "restaurant",
  "dish",
  "dish_id",
  "platform",
  "quantity",
  ...AMOUNT_FIELDS,
  "date",
  "odd",
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

/** What stands in the fields, as typed. */
export type SheetValues = Record<SheetField, string>;

/** What is wrong with a field; each has a sentence of its own. `sum`: the parts don't make the total. */
export type SheetErrors = Partial<Record<SheetField, "invalid" | "sum" | "gone">>;

/** `dish_id` of a dish that is none of ours. */
export const NEW_DISH = "new";

/** The longest name of a restaurant or dish, in characters. */
export const NAME_LENGTH = 80;
