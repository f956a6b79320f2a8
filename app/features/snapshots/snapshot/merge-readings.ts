import {
  emptyReading,
  partsSum,
  type ReadField,
  type Reading,
  type ReadLine,
  ROUNDING,
} from "~/features/checkout";
import { joinLines } from "./join-lines";

/** The longest text kept of all pictures together, in characters. */
const LONGEST_TEXT = 2000;

/**
 * What several pictures of one order say together. The one that says most about the amounts is believed first; the others
 * fill its gaps. Where two of them contradict each other, a person has to look.
 */
export function mergeReadings(readings: readonly Reading[]): Reading {
  const [first, ...others] = [...readings].sort((a, b) => fullness(b) - fullness(a));
  if (!first) return emptyReading();
  if (others.length === 0) return first;
  const pick = <T>(field: (reading: Reading) => ReadField<T>): ReadField<T> =>
    others.reduce((known, other) => combine(known, field(other)), field(first));
  const items = joinLines(readings.map((reading) => reading.items));
  const subtotal = pick((r) => r.subtotal);
  return {
    restaurant: pick((r) => r.restaurant),
    item: pick((r) => r.item),
    quantity: pick((r) => r.quantity),
    itemPrice: pick((r) => r.itemPrice),
    subtotal,
    deliveryFee: pick((r) => r.deliveryFee),
    vat: pick((r) => r.vat),
    vatIncluded: pick((r) => r.vatIncluded),
    serviceFee: pick((r) => r.serviceFee),
    smallOrderFee: pick((r) => r.smallOrderFee),
    cashFee: pick((r) => r.cashFee),
    discount: pick((r) => r.discount),
    deliveryDiscount: pick((r) => r.deliveryDiscount),
    tip: pick((r) => r.tip),
    donation: pick((r) => r.donation),
    wallet: pick((r) => r.wallet),
    total: pick((r) => r.total),
    date: pick((r) => r.date),
    platform: pick((r) => r.platform),
    ...firstOf(items, subtotal),
    items,
    menu: readings.every(({ menu }) => menu),
    invoice: [first, ...others].find(({ invoice }) => invoice)?.invoice ?? null,
    text: readings
      .map(({ text }) => text)
      .join(" ")
      .slice(0, LONGEST_TEXT),
    by: first.by,
  };
}

/** The first line of several pictures together, certain where all of them come to the subtotal. */
function firstOf(
  items: readonly ReadLine[],
  subtotal: ReadField<number>,
): Partial<Pick<Reading, "item" | "quantity" | "itemPrice">> {
  const [first] = items;
  if (!first || first.price === null) return {};
  const sum = items.reduce((all, { price, quantity }) => all + (price ?? 0) * quantity, 0);
  const fits = subtotal.sure && Math.abs(sum - (subtotal.value ?? 0)) <= ROUNDING;
  const sure = fits || (first.sure ?? false);
  return {
    item: { value: first.name || null, sure: false },
    quantity: { value: first.quantity, sure },
    itemPrice: { value: first.price, sure },
  };
}

/** How much a reading says about what was paid: one that adds up says most. */
function fullness(reading: Reading): number {
  const { itemPrice, subtotal, deliveryFee, vat, total } = reading;
  const fields = [itemPrice, subtotal, deliveryFee, vat, total];
  const known = fields.filter(({ value }) => value !== null).length;
  return known + fields.filter(({ sure }) => sure).length + (partsSum(reading) ? 10 : 0);
}

function combine<T>(known: ReadField<T>, other: ReadField<T>): ReadField<T> {
  if (other.value === null) return known;
  if (known.value === null) return other;
  if (known.value === other.value) return { value: known.value, sure: known.sure || other.sure };
  if (known.sure !== other.sure) return known.sure ? known : other;
  return { ...known, sure: false };
}
