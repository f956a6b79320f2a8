import type { ItemSum } from "../layout/price-lines";
import type { PartValues } from "./parts";

/** What else a page says about its parts. */
export interface PageContext {
  /** What the lines of the order may come to, by halalas. */
  itemSums: ReadonlyMap<number, ItemSum>;
  /** From the tax invoice's code. */
  invoice: { total: number; vat: number } | null;
  /** How often an amount stands on the page as what is to be paid. */
  repeats: (value: number) => number;
}

/** The evidence for one assignment of amounts to parts, and its score. */
export interface FactorScore {
  vatIncluded: boolean | null;
  /** The parts come to the total, with at least two amounts that were read. */
  sums: boolean;
  /** They do to the halala. */
  exact: boolean;
  /** VAT is 15 % of what it is charged on. */
  vatFits: boolean;
  /** The total was read at least twice, or what is charged is the total less the wallet. */
  repeated: boolean;
  /** What the items must come to for the sum to hold, halalas; null when it does not hold. */
  base: number | null;
  /** Log-likelihood ratio (natural): how much likelier the evidence makes the assignment. */
  reward: number;
}

/** Saudi VAT. */
const VAT = 0.15;
/** Log-likelihood ratio (natural) of each factor: a sum holds by chance once in a thousand times. */
const REWARD = { sums: 7, vatFits: 4.5, repeated: 2, itemsFit: 3 };
/** No assignment can get more, which bounds the search. */
export const MOST_REWARD = 2 * REWARD.sums + 2 * REWARD.vatFits + REWARD.repeated + REWARD.itemsFit;

/** Halalas: tax and shares are rounded, and a sum that is off by more has a misread digit, most often ٠ for ٥. */
const ROUNDED = 2;
const near = (a: number, b: number, by = ROUNDED) => Math.abs(a - b) <= by;

/** Whether `vat` is what the law asks for: 15 % on top of `net`, or 15 parts in 115 of `gross`. */
const vatOnTopOf = (net: number, vat: number) => near(vat, net * VAT, 3);
const vatWithin = (gross: number, vat: number) => near(vat, (gross * VAT) / (1 + VAT), 3);

/** Fees less what is taken off, halalas; and gifts beside them, which are no part of the price. */
function chargedIn(choice: PartValues): { fees: number; gifts: number } {
  const { deliveryFee, serviceFee, smallOrderFee, cashFee, discount, deliveryDiscount } = choice;
  const added = (deliveryFee ?? 0) + (serviceFee ?? 0) + (smallOrderFee ?? 0) + (cashFee ?? 0);
  return {
    fees: added - (discount ?? 0) - (deliveryDiscount ?? 0),
    gifts: (choice.tip ?? 0) + (choice.donation ?? 0),
  };
}

/**
 * Whether the VAT read is 15 % of some usual base: everything but gifts, everything, the dishes, or either before or after
 * the discount.
 */
function taxFits(
  choice: PartValues,
  base: number,
  net: number,
  { included, gifts }: { included: boolean; gifts: number },
): boolean {
  const { vat, total } = choice;
  if (vat === null || vat === 0 || total === null) return false;
  const discount = choice.discount ?? 0;
  const fits = included ? vatWithin : vatOnTopOf;
  // What is charged but for gifts: where prices hold the VAT, the total says it to the halala.
  const sold = included ? total - gifts : net;
  return [sold, sold + gifts, base, base - discount, net + discount].some((of) => fits(of, vat));
}

/** The sum of the order's lines that is equal to `sum` but for rounding, if there is one. */
function itemsNear({ itemSums }: PageContext, sum: number): ItemSum | undefined {
  for (let off = 0; off <= ROUNDED; off++) {
    const items = itemSums.get(sum + off) ?? itemSums.get(sum - off);
    if (items) return items;
  }
  return undefined;
}

/** Lines that make the subtotal confirm it; without a written subtotal, their cost weakens the sum that rests on them. */
function itemsReward(subtotal: number | null, items: ItemSum | undefined): number {
  if (!items) return 0;
  return subtotal === null ? -items.cost : Math.max(0, REWARD.itemsFit - items.cost);
}

/** Where a label says VAT is included and yet the sum holds only with VAT added. */
const CONTRADICTED = -3;

/**
 * Scores one assignment of amounts to parts: whether it sums, whether VAT fits, whether the total is repeated.
 *
 * @param saidIncluded whether a label says that prices include VAT; null without such a label.
 */
export function scoreFactors(
  choice: PartValues,
  saidIncluded: boolean | null,
  context: PageContext,
): FactorScore {
  const { total, vat, subtotal, deliveryFee, discount, deliveryDiscount, charged, wallet } = choice;
  const { fees, gifts } = chargedIn(choice);
  const score: FactorScore = {
    sums: false,
    exact: false,
    vatFits: false,
    vatIncluded: saidIncluded,
    repeated: false,
    base: null,
    reward: 0,
  };
  if (total === null) return score;
  for (const included of vat === null || vat === 0 ? [true] : [true, false]) {
    const added = included ? 0 : (vat ?? 0);
    const wanted = total - fees - gifts - added;
    const items = itemsNear(context, subtotal ?? wanted);
    const base = subtotal ?? items?.sum ?? wanted;
    // One amount is no sum of itself: something has to be added to it, if only a delivery that is free, or it is what
    // several dishes come to.
    const dishes = subtotal !== null && items !== undefined && items.lines > 1;
    const takenOff = discount !== null || deliveryDiscount !== null;
    const several = deliveryFee !== null || takenOff || dishes;
    const adds = near(base, wanted) && (subtotal !== null || items !== undefined);
    const sums = adds && (base !== total || several);
    const vatFits = taxFits(choice, base, base + fees, { included, gifts });
    const reward =
      (sums ? REWARD.sums + itemsReward(subtotal, items) : 0) +
      (vatFits ? REWARD.vatFits : 0) +
      (saidIncluded && !included ? CONTRADICTED : 0);
    if (reward > score.reward)
      Object.assign(score, {
        sums,
        exact: sums && base === wanted,
        vatFits,
        vatIncluded: vat === null ? saidIncluded : included,
        base: sums ? base : null,
        reward,
      });
  }
  const paid = charged !== null && near(total - (wallet ?? 0), charged, 1);
  score.repeated = paid || context.repeats(total) > 1;
  if (score.repeated) score.reward += REWARD.repeated;
  if (total === context.invoice?.total) score.reward += REWARD.sums;
  if (vat !== null && vat === context.invoice?.vat) score.reward += REWARD.vatFits;
  return score;
}
