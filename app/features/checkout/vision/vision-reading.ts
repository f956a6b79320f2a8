import { fold } from "~/features/names";
import { toHalalas } from "~/features/prices";
import { cleanText } from "~/server/clean-text";
import { dateIn } from "../layout/date";
import { emptyReading, type ReadField, type Reading } from "../reading";
import { partsSum } from "../sums/parts-sum";
import type { VisionAnswer } from "./schema";

const nameText = cleanText({ most: 200 });

const clean = (text: string | null): string | null => nameText.safeParse(text ?? "").data || null;

/**
 * What a model saw as a reading. A model is sure of everything; here amounts are sure only when the parts sum, and
 * names never are.
 *
 * @param now milliseconds since 1970.
 */
export function visionReading(answer: VisionAnswer, now: number): Reading {
  const amount = (sar: number | null): ReadField<number> => ({
    value: sar === null ? null : toHalalas(sar),
    sure: false,
  });
  const items = answer.items.flatMap((line) => {
    const name = clean(line.name);
    const price = line.price === null ? null : toHalalas(line.price);
    return name ? [{ name, quantity: line.quantity, price }] : [];
  });
  const [first] = items;
  const restaurant = clean(answer.restaurant);
  const words = [restaurant, ...items.map(({ name }) => name)].map((text) => fold(text ?? ""));
  const reading: Reading = {
    ...emptyReading(),
    restaurant: { value: restaurant, sure: false },
    item: { value: first?.name ?? null, sure: false },
    quantity: { value: first?.quantity ?? null, sure: false },
    itemPrice: { value: first?.price ?? null, sure: false },
    subtotal: amount(answer.subtotal),
    deliveryFee: amount(answer.deliveryFee),
    serviceFee: amount(answer.serviceFee),
    smallOrderFee: amount(answer.smallOrderFee),
    cashFee: amount(answer.cashFee),
    discount: amount(answer.discount),
    deliveryDiscount: amount(answer.deliveryDiscount),
    tip: amount(answer.tip),
    donation: amount(answer.donation),
    wallet: amount(answer.wallet),
    vat: amount(answer.vat),
    vatIncluded: { value: answer.vatIncluded, sure: false },
    total: amount(answer.total),
    date: { value: answer.date === null ? null : dateIn(answer.date, now), sure: false },
    items,
    text: words.filter(Boolean).join("\n").slice(0, 2000),
    by: "model",
  };
  return partsSum(reading) ? sureOfAmounts(reading) : reading;
}

function sureOfAmounts(reading: Reading): Reading {
  const sure = <T>({ value }: ReadField<T>): ReadField<T> => ({ value, sure: value !== null });
  const lines = reading.items.reduce(
    (sum, { price, quantity }) => sum + (price ?? Number.NaN) * quantity,
    0,
  );
  // One item without a subtotal was already part of the sum.
  const fit = reading.subtotal.value === null || Math.abs(lines - reading.subtotal.value) <= 1;
  return {
    ...reading,
    ...(fit ? { itemPrice: sure(reading.itemPrice), quantity: sure(reading.quantity) } : {}),
    subtotal: sure(reading.subtotal),
    deliveryFee: sure(reading.deliveryFee),
    serviceFee: sure(reading.serviceFee),
    smallOrderFee: sure(reading.smallOrderFee),
    cashFee: sure(reading.cashFee),
    discount: sure(reading.discount),
    deliveryDiscount: sure(reading.deliveryDiscount),
    tip: sure(reading.tip),
    donation: sure(reading.donation),
    vat: sure(reading.vat),
    vatIncluded: sure(reading.vatIncluded),
    total: sure(reading.total),
  };
}
