import { type ReadField, type Reading, ROUNDING } from "~/features/checkout";
import { dayText } from "~/i18n/days";
import { momentOf, timeText } from "./day";
import {
  type ByField,
  lineField,
  MOST_LINES,
  NAME_LENGTH,
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewFormValues,
} from "./fields";
import { emptyLine, type LineValues, linesIn, withLines } from "./lines";
import { amountText } from "./typed-amount";

/**
 * Which fields a person should look at: read, but not for certain; needed, and not found; a day that no picture says, so that
 * today is only assumed; or one read that is no day a checkout may be of.
 */
export type FieldWarnings = ByField<"unsure" | "missing" | "assumed" | "outside">;

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

const EMPTY: ReviewFormValues = {
  ...(Object.fromEntries(REVIEW_FIELDS.map((field) => [field, ""])) as ReviewFormValues),
  ...{ source: "order", lines: "1", quantity: "1" },
};

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
  read: Reading | null,
  now: number,
): PrefilledForm {
  const reading = read && withNamedLines(read);
  let values: ReviewFormValues = { ...EMPTY, date: dayText(now) };
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
    values = withLines(values, [...linesIn(values), ...linesOf(reading)]);
    warnLines(values, warnings, reading);
    if (reading.menu) values.source = "menu";
  }
  overrule(values, warnings, chosen);
  const needed = NEEDED.filter((field) => values.source === "order" || field !== "total");
  for (const field of needed) if (reading && values[field] === "") warnings[field] ??= "missing";
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

/** A reading of one line where no name was read at all: nobody knows which of its amounts are dishes. */
function withNamedLines(reading: Reading): Reading {
  const named = reading.items.some(({ name }) => name !== "");
  return named ? reading : { ...reading, items: reading.items.slice(0, 1) };
}

/** The lines that were read after the first. */
function linesOf({ items }: Reading): LineValues[] {
  return items.slice(1).map(({ name, quantity, price }) => ({
    ...emptyLine(),
    dish: nameOf(name),
    quantity: String(quantity),
    item_price: amountText(price),
  }));
}

/** Says where to look on the lines after the first: a name is never certain, and a price where the lines add up. */
function warnLines(values: ReviewFormValues, warnings: FieldWarnings, reading: Reading): void {
  for (const [at, line] of linesIn(values).entries()) {
    if (at === 0) continue;
    const warn = (field: "dish" | "item_price", sure: boolean) => {
      if (line[field] === "") warnings[lineField(field, at + 1)] = "missing";
      else if (!sure) warnings[lineField(field, at + 1)] = "unsure";
    };
    warn("dish", false);
    warn("item_price", reading.items[at]?.sure ?? reading.itemPrice.sure);
  }
}

/** What was ordered beside the lines that were read, where the picture shows a subtotal and what each of them cost. */
function othersOf({ items, itemPrice, quantity, subtotal }: Reading): ReadField<number> {
  const nothing = { value: null, sure: false };
  const more = items.slice(1, MOST_LINES);
  if (items.length < 2 || itemPrice.value === null || subtotal.value === null) return nothing;
  if (more.some(({ price }) => price === null)) return nothing;
  const first = itemPrice.value * (quantity.value ?? 1);
  const sum = more.reduce((all, line) => all + (line.price ?? 0) * line.quantity, first);
  const value = subtotal.value - sum;
  return value > ROUNDING ? { value, sure: itemPrice.sure && subtotal.sure } : nothing;
}

const nameOf = (text: string) => [...text].slice(0, NAME_LENGTH).join("");
