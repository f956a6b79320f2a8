import type { ReadField, Reading } from "~/features/checkout";
import { dayText } from "~/i18n/days";
import { momentOf, timeText } from "./day";
import { NAME_LENGTH, REVIEW_FIELDS, type ReviewField, type ReviewFormValues } from "./fields";
import { amountText } from "./typed-amount";

/**
 * Which fields a person should look at: read, but not for certain; needed, and not found; a day that no picture says, so that
 * today is only assumed; or one read that is no day a checkout may be of.
 */
export type FieldWarnings = Partial<
  Record<ReviewField, "unsure" | "missing" | "assumed" | "outside">
>;

export interface PrefilledForm {
  values: ReviewFormValues;
  warnings: FieldWarnings;
}

/** What the person said before anything was read. */
export interface SenderChoice {
  /** Empty where nothing was chosen. */
  restaurant: string;
  dish: string;
  dishId: number | null;
  platform: string | null;
  /** The neighbourhood they chose last, anywhere; null for none. */
  neighbourhoodId?: number | null;
}

const NOON = "12:00";

const EMPTY = Object.fromEntries(REVIEW_FIELDS.map((field) => [field, ""])) as ReviewFormValues;

/** Fields that every checkout has: when one was not found, the person is told. */
const NEEDED = ["restaurant", "dish", "platform", "item_price", "total"] as const;

/**
 * The review form as a person first sees it: what they chose, then what was read, then what is usual. Without a reading nothing is
 * doubtful but the day, because nothing else is claimed: an old price taken for today's would count as fresh evidence.
 *
 * @param now ms
 */
export function prefilledForm(
  chosen: SenderChoice,
  reading: Reading | null,
  now: number,
): PrefilledForm {
  const values: ReviewFormValues = { ...EMPTY, quantity: "1", date: dayText(now) };
  const warnings: FieldWarnings = { date: "assumed" };
  const put = <T>(field: ReviewField, read: ReadField<T>, write: (value: T) => string) => {
    if (read.value === null) return;
    values[field] = write(read.value);
    if (read.sure) delete warnings[field];
    else warnings[field] = "unsure";
  };
  const amount = (halalas: number) => amountText(halalas);
  if (reading) {
    put("restaurant", reading.restaurant, nameOf);
    put("dish", reading.item, nameOf);
    put("platform", reading.platform, String);
    put("quantity", reading.quantity, String);
    put("item_price", reading.itemPrice, amount);
    put("others", othersOf(reading), amount);
    put("delivery_fee", reading.deliveryFee, amount);
    put("service_fee", reading.serviceFee, amount);
    put("vat", reading.vat, amount);
    put("small_order_fee", reading.smallOrderFee, amount);
    put("cash_fee", reading.cashFee, amount);
    put("discount", reading.discount, amount);
    put("delivery_discount", reading.deliveryDiscount, amount);
    put("tip", reading.tip, amount);
    put("donation", reading.donation, amount);
    put("total", reading.total, amount);
    put("date", reading.date, dayText);
    // A day that names no hour is read as its noon.
    put("time", reading.date, (at) => (timeText(at) === NOON ? "" : timeText(at)));
    if (values.time === "") delete warnings.time;
    if (momentOf(values.date, now) === null) warnings.date = "outside";
  }
  overrule(values, warnings, chosen);
  for (const field of NEEDED) if (reading && values[field] === "") warnings[field] ??= "missing";
  return { values, warnings };
}

/** What a person said is not doubted. */
function overrule(values: ReviewFormValues, warnings: FieldWarnings, chosen: SenderChoice): void {
  const say = (field: ReviewField, value: string) => {
    if (value === "") return;
    values[field] = value;
    delete warnings[field];
  };
  say("restaurant", chosen.restaurant);
  say("dish", chosen.dish);
  say("dish_id", chosen.dishId === null ? "" : String(chosen.dishId));
  say("platform", chosen.platform ?? "");
  say("neighbourhood", chosen.neighbourhoodId ? String(chosen.neighbourhoodId) : "");
}

/** What was ordered beside the first item, where the picture shows a subtotal of several lines. */
function othersOf({ items, itemPrice, quantity, subtotal }: Reading): ReadField<number> {
  if (items.length < 2 || itemPrice.value === null || subtotal.value === null)
    return { value: null, sure: false };
  const value = subtotal.value - itemPrice.value * (quantity.value ?? 1);
  return value > 0
    ? { value, sure: itemPrice.sure && subtotal.sure }
    : { value: null, sure: false };
}

const nameOf = (text: string) => [...text].slice(0, NAME_LENGTH).join("");
