import type { Choice } from "./parts";
import type { ItemSum } from "./price-lines";

/** What else a page says about its parts. */
export interface Known {
  /** What the lines of the order may come to, by halalas. */
  itemSums: ReadonlyMap<number, ItemSum>;
  /** From the tax invoice's code. */
  invoice: { total: number; vat: number } | null;
  /** How often an amount stands on the page as what is to be paid. */
  repeats: (value: number) => number;
}

/** What speaks for a choice of readings. */
export interface Judged {
  vatIncluded: boolean | null;
  /** The parts come to the total, with at least two amounts that were read. */
  sums: boolean;
  /** VAT is 15 % of what it is charged on. */
  vatFits: boolean;
  /** The total was read at least twice, or what is charged is the total less the wallet. */
  repeated: boolean;
  /** What the items come to, halalas, as the sum wants it; null when nothing sums. */
  base: number | null;
  /** Natural logarithm. */
  reward: number;
}

/** Saudi VAT. */
const VAT = 0.15;
/** What speaks for a reading, in natural logarithms: a sum is met by chance once in thousands of times. */
const REWARD = { sums: 7, vatFits: 4.5, repeated: 2, itemsFit: 3 };
/** No choice is rewarded with more. */
export const MOST_REWARD = 2 * REWARD.sums + 2 * REWARD.vatFits + REWARD.repeated + REWARD.itemsFit;

/** Halalas: tax and shares are rounded, and a sum that is off by more has a misread digit, most often ٠ for ٥. */
const ROUNDED = 2;
const near = (a: number, b: number, by = ROUNDED) => Math.abs(a - b) <= by;

/** Whether `vat` is what the law asks for: 15 % on top of `net`, or 15 parts in 115 of `gross`. */
const vatOnTopOf = (net: number, vat: number) => near(vat, net * VAT, 3);
const vatWithin = (gross: number, vat: number) => near(vat, (gross * VAT) / (1 + VAT), 3);

/** Whether a tax on everything, on the dishes alone, or on what the discount left is what was read. */
function taxFits(choice: Choice, base: number, net: number, included: boolean): boolean {
  const { vat, total } = choice;
  if (vat === null || vat === 0 || total === null) return false;
  const discount = choice.discount ?? 0;
  const taxed = [net, base, base - discount, net + discount];
  return taxed.some((of) =>
    included ? vatWithin(of === net ? total : of, vat) : vatOnTopOf(of, vat),
  );
}

/** What the lines of the order may come to within the rounding, if they come to it. */
function itemsNear({ itemSums }: Known, sum: number): ItemSum | undefined {
  for (let off = 0; off <= ROUNDED; off++) {
    const items = itemSums.get(sum + off) ?? itemSums.get(sum - off);
    if (items) return items;
  }
  return undefined;
}

/** Lines that come to the subtotal speak for it; where none is written, doubt about them is doubt about the sum. */
function itemsReward(subtotal: number | null, items: ItemSum | undefined): number {
  if (!items) return 0;
  return subtotal === null ? -items.cost : Math.max(0, REWARD.itemsFit - items.cost);
}

/** A tax that is said to be included and yet makes the sum: the note stood somewhere else. */
const CONTRADICTED = -3;

/**
 * Says what speaks for a choice of readings.
 *
 * @param saidIncluded whether a label says that the prices hold the tax.
 */
export function judge(choice: Choice, saidIncluded: boolean | null, known: Known): Judged {
  const { total, vat, subtotal, deliveryFee, serviceFee, discount, charged, wallet } = choice;
  const fees = (deliveryFee ?? 0) + (serviceFee ?? 0) - (discount ?? 0);
  const judged: Judged = {
    sums: false,
    vatFits: false,
    vatIncluded: saidIncluded,
    repeated: false,
    base: null,
    reward: 0,
  };
  if (total === null) return judged;
  for (const included of vat === null || vat === 0 ? [true] : [true, false]) {
    const added = included ? 0 : (vat ?? 0);
    const wanted = total - fees - added;
    const items = itemsNear(known, subtotal ?? wanted);
    const base = subtotal ?? items?.sum ?? wanted;
    // One amount is no sum of itself: something has to be added to it, if only a delivery that is free, or it is what
    // several dishes come to.
    const dishes = subtotal !== null && items !== undefined && items.lines > 1;
    const several = deliveryFee !== null || discount !== null || dishes;
    const adds = near(base, wanted) && (subtotal !== null || items !== undefined);
    const sums = adds && (base !== total || several);
    const vatFits = taxFits(choice, base, base + fees, included);
    const reward =
      (sums ? REWARD.sums + itemsReward(subtotal, items) : 0) +
      (vatFits ? REWARD.vatFits : 0) +
      (saidIncluded && !included ? CONTRADICTED : 0);
    if (reward > judged.reward)
      Object.assign(judged, {
        sums,
        vatFits,
        vatIncluded: vat === null ? saidIncluded : included,
        base: sums ? base : null,
        reward,
      });
  }
  const paid = charged !== null && near(total - (wallet ?? 0), charged, 1);
  judged.repeated = paid || known.repeats(total) > 1;
  if (judged.repeated) judged.reward += REWARD.repeated;
  if (total === known.invoice?.total) judged.reward += REWARD.sums;
  if (vat !== null && vat === known.invoice?.vat) judged.reward += REWARD.vatFits;
  return judged;
}
