import { MOST_OF_ONE } from "~/features/catalogue";
import { isPlatform, type Platform } from "~/features/prices";
import { cleanText } from "~/server/clean-text";
import { momentAt, momentOf } from "./day";
import {
  NAME_LENGTH,
  NEW_DISH,
  ORDER_FIELDS,
  type OrderField,
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewFormErrors,
  type ReviewFormValues,
} from "./fields";
import { type Order, vatWasAdded } from "./order";
import { parseTypedAmount } from "./typed-amount";

/** What a valid review form says. */
export interface ReviewedOrder {
  /** One of our dishes, or the names of one that is missing. */
  dish: { id: number } | { restaurant: string; name: string };
  platform: Platform;
  order: Order;
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
  const dish = parseDish(values, errors);
  const platform = need("platform", isPlatform(values.platform) ? values.platform : null);
  const order = Object.fromEntries(
    ORDER_FIELDS.map((field) => [field, need(field, parseNumber(field, values[field]))]),
  ) as Order;
  const day = need("date", momentOf(values.date, now));
  const hourKnown = values.time !== "";
  const observedAt =
    hourKnown && !errors.date ? need("time", momentAt(values.date, values.time, now)) : day;
  const neighbourhoodId = neighbourhoodField(values.neighbourhood);
  if (neighbourhoodId === undefined) errors.neighbourhood = "invalid";
  const fine = Object.keys(errors).length === 0;
  if (fine && vatWasAdded(order) === null && values.odd !== "on") errors.total = "sum";
  if (!dish || neighbourhoodId === undefined || Object.keys(errors).length > 0) return { errors };
  const member = MEMBERSHIP.get(values.member) ?? null;
  return {
    reviewed: { dish, platform, order, observedAt, hourKnown, neighbourhoodId, member },
  };
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

function parseDish(
  values: ReviewFormValues,
  errors: ReviewFormErrors,
): ReviewedOrder["dish"] | null {
  const id = Number(/^[1-9]\d{0,14}$/.exec(values.dish_id)?.[0]);
  if (id > 0) return { id };
  const restaurant = nameText.safeParse(values.restaurant);
  const name = nameText.safeParse(values.dish);
  if (!restaurant.success) errors.restaurant = "invalid";
  if (!name.success) errors.dish = "invalid";
  if (values.dish_id !== NEW_DISH) errors.dish_id = "invalid";
  return restaurant.success && name.success
    ? { restaurant: restaurant.data, name: name.data }
    : null;
}

/** A quantity, or an amount in halalas: a price is never nothing, and only price and total may not be left blank. */
function parseNumber(field: OrderField, text: string): number | null {
  if (field === "quantity") return parseQuantity(text);
  if (field === "item_price") return parseTypedAmount(text) || null;
  if (field === "discount" || field === "delivery_discount")
    return parseTypedAmount(text.replace(MINUS, ""), 0);
  return parseTypedAmount(text, field === "total" ? null : 0);
}

/** What is taken off is printed with a minus, before or behind it. */
const MINUS = /^\s*[-\u2212\u2013]|[-\u2212\u2013]\s*$/u;

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
  const text = (field: ReviewField) => {
    const value = kept[field];
    return typeof value === "string" ? value.slice(0, 2 * NAME_LENGTH) : "";
  };
  return Object.fromEntries(REVIEW_FIELDS.map((field) => [field, text(field)])) as ReviewFormValues;
}
