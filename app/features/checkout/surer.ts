import type { Reading, ReadLine } from "./reading";
import { ROUNDING } from "./sums/checkout";

/** How much of a reading is certain: a second look at some lines must not make less of it. */
function certainty({ total, itemPrice, deliveryFee, vat }: Reading): number {
  const rest = [itemPrice, deliveryFee, vat];
  return (total.sure ? 10 : 0) + rest.filter(({ sure }) => sure).length + (total.value ? 0.5 : 0);
}

/** Whether lines come to what all of them cost. */
function comeTo(items: readonly ReadLine[], subtotal: number | null): boolean {
  if (subtotal === null || items.length === 0) return false;
  const sum = items.reduce((all, { price, quantity }) => all + (price ?? 0) * quantity, 0);
  return Math.abs(sum - subtotal) <= ROUNDING;
}

/** A reading with the lines of another where only those come to its subtotal. */
function withLines(best: Reading, { item, quantity, itemPrice, items }: Reading): Reading {
  const { value } = best.subtotal;
  const better = comeTo(items, value) && !comeTo(best.items, value);
  return better ? { ...best, item, quantity, itemPrice, items } : best;
}

/**
 * The reading that is more certain; of two alike the later one, which knows more. The day is that of the one that saw it: what
 * helps to read amounts may blur it; and so are the lines those that come to their sum.
 */
export function surer(one: Reading, other: Reading): Reading {
  const [most, rest] = certainty(other) >= certainty(one) ? [other, one] : [one, other];
  const best = withLines(most, rest);
  const blurred = rest.date.value !== null && !best.date.sure;
  return blurred && (rest.date.sure || best.date.value === null)
    ? { ...best, date: rest.date }
    : best;
}

/** Whether a second look can add nothing: what is to be paid and what delivery costs are both certain, or nothing is paid. */
export const isWhole = ({ total, deliveryFee, menu }: Reading) =>
  menu || (total.sure && deliveryFee.sure);
