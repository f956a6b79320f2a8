import { MOST_OF_ONE } from "~/features/catalogue";
import { isPlatform, type Platform } from "~/features/prices";
import { cleanText } from "~/server/clean-text";
import { momentAt, momentOf } from "./day";
import {
  type FieldName,
  LINE_FIELDS,
  type LineField,
  lineField,
  MOST_LINES,
  NAME_LENGTH,
  NEW_DISH,
  ORDER_FIELDS,
  type OrderField,
  partsOf,
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewFormErrors,
  type ReviewFormValues,
} from "./fields";
import { linesIn } from "./lines";
import { type Order, vatWasAdded } from "./order";
import { parseTypedAmount } from "./typed-amount";

/** One of our dishes, or the names of one that is missing. */
type ReviewedDish = { id: number } | { restaurant: string; name: string };

/** A line of a valid form; the price is for one, halalas. */
export interface ReviewedLine {
  dish: ReviewedDish;
  /** What was chosen with it, as written; null for nothing. */
  options: string | null;
  quantity: number;
  item_price: number;
}

/** What a valid review form says. */
export interface ReviewedOrder extends Pick<ReviewedLine, "dish" | "options"> {
  /** A menu tells what its dishes cost, and of no order. */
  source: "order" | "menu";
  platform: Platform;
  /** The first line and what was paid; `others` holds the other lines too. */
  order: Order;
  /** The other lines. */
  more: ReviewedLine[];
  /** When the price was seen, ms. */
  observedAt: number;
  /** Whether its hour is told, not the day alone. */
  hourKnown: boolean;
  /** Where it was delivered to; null where nobody said. */
  neighbourhoodId: number | null;
  /** Whether with a membership of the platform; null where nobody said. */
  member: boolean | null;
}

const nameText = cleanText({ least: 2, most: NAME_LENGTH });
const optionsText = cleanText({ least: 0, most: NAME_LENGTH });

/**
 * Reads what a person typed. Where the parts don't make the total they are asked once whether that is what the checkout
 * says (`odd`); then somebody looks at it.
 *
 * @param now ms: nothing is seen later.
 */
export function parseReviewForm(
  values: ReviewFormValues,
  now: number,
): { reviewed: ReviewedOrder } | { errors: ReviewFormErrors } {
  const errors: ReviewFormErrors = {};
  const need = <T>(field: ReviewField, value: T | null): T => {
    if (value === null) errors[field] = "invalid";
    return value as T;
  };
  const source = values.source === "menu" ? "menu" : "order";
  if (!["menu", "order", ""].includes(values.source)) errors.source = "invalid";
  if (Number(values.lines) > MOST_LINES) errors.lines = "invalid";
  const [first, ...more] = linesIn(values).map((_, at) => parseLine(values, at + 1, errors));
  const platform = need("platform", isPlatform(values.platform) ? values.platform : null);
  const order = parseOrder(values, source, need);
  order.others += more.reduce((sum, line) => sum + (line ? line.item_price * line.quantity : 0), 0);
  const day = need("date", momentOf(values.date, now));
  const hourKnown = values.time !== "";
  const observedAt =
    hourKnown && !errors.date ? need("time", momentAt(values.date, values.time, now)) : day;
  const neighbourhoodId = neighbourhoodField(values.neighbourhood);
  if (neighbourhoodId === undefined) errors.neighbourhood = "invalid";
  const fine = Object.keys(errors).length === 0 && source === "order";
  if (fine && vatWasAdded(order) === null && values.odd !== "on") errors.total = "sum";
  if (!first || neighbourhoodId === undefined || Object.keys(errors).length > 0) return { errors };
  const member = MEMBERSHIP.get(values.member) ?? null;
  const { dish, options } = first;
  const where = { observedAt, hourKnown, neighbourhoodId, member };
  const lines = more.filter((line): line is ReviewedLine => line !== null);
  return { reviewed: { source, dish, options, platform, order, more: lines, ...where } };
}

/** The numbers of an order. A menu has prices alone: nothing is charged, and what is paid is the first of them. */
function parseOrder(
  values: ReviewFormValues,
  source: ReviewedOrder["source"],
  need: <T>(field: ReviewField, value: T | null) => T,
): Order {
  const read = (field: OrderField) => need(field, parseNumber(field, values[field]));
  const fields = source === "menu" ? (["item_price"] as const) : ORDER_FIELDS;
  const order = Object.fromEntries(fields.map((field) => [field, read(field)])) as Order;
  if (source === "order") return order;
  const none = Object.fromEntries(ORDER_FIELDS.map((field) => [field, 0])) as Order;
  return { ...none, ...order, quantity: 1, total: order.item_price };
}

/** What the form's answers about a membership mean; anything else is none. */
const MEMBERSHIP = new Map([
  ["yes", true],
  ["no", false],
]);

/** The id of a neighbourhood, whether or not there is one; null for none chosen, undefined for anything else. */
export function neighbourhoodField(text: string): number | null | undefined {
  if (text === "") return null;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Reads one line; null where something is wrong with it, which `errors` then says. */
function parseLine(
  values: ReviewFormValues,
  line: number,
  errors: ReviewFormErrors,
): ReviewedLine | null {
  const text = (field: LineField) => values[lineField(field, line)] ?? "";
  const dish = parseDish(values, line, errors);
  const options = optionsText.safeParse(text("options"));
  const quantity = values.source === "menu" ? 1 : parseQuantity(text("quantity"));
  const item_price = parseNumber("item_price", text("item_price"));
  if (!options.success) errors[lineField("options", line)] = "invalid";
  if (quantity === null) errors[lineField("quantity", line)] = "invalid";
  if (item_price === null) errors[lineField("item_price", line)] = "invalid";
  if (!dish || !options.success || quantity === null || item_price === null) return null;
  return { dish, options: options.data || null, quantity, item_price };
}

function parseDish(
  values: ReviewFormValues,
  line: number,
  errors: ReviewFormErrors,
): ReviewedDish | null {
  const chosen = values[lineField("dish_id", line)] ?? "";
  const id = Number(/^[1-9]\d{0,14}$/.exec(chosen)?.[0]);
  if (id > 0) return { id };
  const restaurant = nameText.safeParse(values.restaurant);
  const name = nameText.safeParse(values[lineField("dish", line)]);
  if (!restaurant.success) errors.restaurant = "invalid";
  if (!name.success) errors[lineField("dish", line)] = "invalid";
  if (chosen !== NEW_DISH) errors[lineField("dish_id", line)] = "invalid";
  return restaurant.success && name.success
    ? { restaurant: restaurant.data, name: name.data }
    : null;
}

/**
 * A quantity, or an amount in halalas: a price is never nothing, and only price and total may not be left blank. A charge may be
 * negative, as some checkouts print it: then somebody looks.
 */
function parseNumber(field: OrderField, text: string): number | null {
  if (field === "quantity") return parseQuantity(text);
  if (field === "item_price") return parseTypedAmount(text) || null;
  if (field === "total" || field === "others")
    return parseTypedAmount(text, field === "total" ? null : 0);
  const amount = parseTypedAmount(text.replace(MINUS, ""), 0);
  return amount && isNegative(field, text) ? -amount : amount;
}

/** What is taken off is printed with a minus, before or behind it. */
const MINUS = /^\s*[-\u2212\u2013]|[-\u2212\u2013]\s*$/u;

const isNegative = (field: OrderField, text: string) =>
  field !== "discount" && field !== "delivery_discount" && MINUS.test(text);

/** The charges of an order that are negative: nobody can count them as they are. */
export const negativeCharges = (order: Order): OrderField[] =>
  ORDER_FIELDS.filter((field) => order[field] < 0);

function parseQuantity(text: string): number | null {
  const quantity = parseTypedAmount(text);
  if (quantity === null || quantity % 100 !== 0) return null;
  return quantity >= 100 && quantity <= MOST_OF_ONE * 100 ? quantity / 100 : null;
}

/** The fields of a posted form, each cut to what a field may hold; what is missing is empty. */
export function reviewFormValues(form: FormData): ReviewFormValues {
  return reviewFormValuesOf(Object.fromEntries([...form]));
}

/** The same of what a draft kept. */
export function reviewFormValuesOf(kept: Record<string, unknown>): ReviewFormValues {
  const text = (field: FieldName) => {
    const value = kept[field];
    return typeof value === "string" ? value.slice(0, 2 * NAME_LENGTH) : "";
  };
  const names = Object.keys(kept).filter((name) => LINE_NAME.test(name)) as FieldName[];
  const most = Math.max(1, ...names.map((name) => partsOf(name).line));
  const of = names.filter((name) => partsOf(name).line <= MOST_LINES);
  const fields = [...REVIEW_FIELDS, ...of].map((field) => [field, text(field)]);
  const lines = String(Math.min(most, MOST_LINES + 1));
  return { ...(Object.fromEntries(fields) as ReviewFormValues), lines };
}

/** The fields of the lines after the first, however many somebody made up. */
const LINE_NAME = new RegExp(`^(?:${LINE_FIELDS.join("|")})_(?:[2-9]|[1-9]\\d{1,3})$`);
