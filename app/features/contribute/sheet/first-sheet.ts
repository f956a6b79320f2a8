import { dayText } from "~/i18n/days";
import type { ReadField, Reading } from "../reading";
import { amountText } from "./amount";
import { momentOf } from "./day";
import { NAME_LENGTH, SHEET_FIELDS, type SheetField, type SheetValues } from "./fields";

/**
 * Which fields a person should look at: read, but not for certain; needed, and not found; a day that no picture says, so that
 * today is only assumed; or one read that is no day a checkout may be of.
 */
export type Doubts = Partial<Record<SheetField, "unsure" | "missing" | "assumed" | "outside">>;

export interface FirstSheet {
  values: SheetValues;
  doubts: Doubts;
}

/** What the person said before anything was read. */
export interface Chosen {
  /** Empty where nothing was chosen. */
  restaurant: string;
  dish: string;
  dishId: number | null;
  platform: string | null;
}

const EMPTY = Object.fromEntries(SHEET_FIELDS.map((field) => [field, ""])) as SheetValues;

/** Fields that every checkout has: when one was not found, the person is told. */
const NEEDED = ["restaurant", "dish", "platform", "item_price", "total"] as const;

/**
 * The sheet as a person first sees it: what they chose, then what was read, then what is usual. Without a reading nothing is
 * doubtful but the day, because nothing else is claimed: an old price taken for today's would count as fresh evidence.
 *
 * @param now ms
 */
export function firstSheet(chosen: Chosen, reading: Reading | null, now: number): FirstSheet {
  const values: SheetValues = { ...EMPTY, quantity: "1", date: dayText(now) };
  const doubts: Doubts = { date: "assumed" };
  const put = <T>(field: SheetField, read: ReadField<T>, write: (value: T) => string) => {
    if (read.value === null) return;
    values[field] = write(read.value);
    if (read.sure) delete doubts[field];
    else doubts[field] = "unsure";
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
    put("discount", reading.discount, amount);
    put("total", reading.total, amount);
    put("date", reading.date, dayText);
    if (momentOf(values.date, now) === null) doubts.date = "outside";
  }
  overrule(values, doubts, chosen);
  for (const field of NEEDED) if (reading && values[field] === "") doubts[field] ??= "missing";
  return { values, doubts };
}

/** What a person said is not doubted. */
function overrule(values: SheetValues, doubts: Doubts, chosen: Chosen): void {
  const say = (field: SheetField, value: string) => {
    if (value === "") return;
    values[field] = value;
    delete doubts[field];
  };
  say("restaurant", chosen.restaurant);
  say("dish", chosen.dish);
  say("dish_id", chosen.dishId === null ? "" : String(chosen.dishId));
  say("platform", chosen.platform ?? "");
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
