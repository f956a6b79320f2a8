import { ROUNDING } from "../parts-sum";
import type { LabelKind } from "./label-words";
import type { Labelled } from "./labelled";
import type { Candidate } from "./page-amounts";

/** One value chosen for each part; null where the page shows none. */
export interface Choice {
  subtotal: number | null;
  deliveryFee: number | null;
  serviceFee: number | null;
  discount: number | null;
  wallet: number | null;
  vat: number | null;
  total: number | null;
  charged: number | null;
}

export type PartName = keyof Choice;

/** A way to read the page, and what speaks for it. */
export interface Solution extends Choice {
  vatIncluded: boolean | null;
  /** The parts come to the total, with at least two amounts that were read. */
  sums: boolean;
  /** VAT is 15 % of what it is charged on. */
  vatFits: boolean;
  /** The total was read at least twice, or what is charged is the total less the wallet. */
  repeated: boolean;
  score: number;
  /** How far the chosen reading of each part is believed, 0 to 1. */
  belief: Partial<Record<PartName, number>>;
}

/** Saudi VAT. */
const VAT = 0.15;
/** Values tried for each part. */
const MOST = 4;
/** What is believed less is not tried. */
const LEAST = 0.004;
/** What speaks for a reading, in natural logarithms: a sum is met by chance once in thousands of times. */
const REWARD = { sums: 7, vatFits: 3.5, repeated: 2, itemsFit: 3 };

type Slot = { name: PartName; candidates: Candidate[] };

/** The values of all amounts of some kinds, the last on the page first: a summary ends with what counts. */
function slot(name: PartName, labelled: readonly Labelled[], kinds: readonly LabelKind[]): Slot {
  const there = labelled.filter(({ kind }) => kinds.includes(kind));
  const candidates = there.flatMap(({ kind, amount }) => {
    const doubt = kind === kinds[0] ? 1 : 0.3;
    if (!amount) return [{ value: 0, belief: 0.9 * doubt }];
    return amount.candidates.map(({ value, belief }) => ({ value, belief: belief * doubt }));
  });
  const best = new Map<number, number>();
  for (const { value, belief } of candidates)
    best.set(value, Math.max(best.get(value) ?? 0, belief));
  return {
    name,
    candidates: [...best]
      .map(([value, belief]) => ({ value, belief }))
      .filter(({ belief }) => belief >= LEAST)
      .sort((a, b) => b.belief - a.belief)
      .slice(0, MOST + (there.length > 1 ? 2 : 0)),
  };
}

/** Fees of one kind on several lines are one fee. */
function summed(name: PartName, labelled: readonly Labelled[], kind: LabelKind): Slot {
  const there = labelled.filter((one) => one.kind === kind);
  let sums: Candidate[] = [];
  for (const { amount } of there) {
    const own = amount ? amount.candidates.slice(0, 3) : [{ value: 0, belief: 0.9 }];
    sums =
      sums.length === 0
        ? own
        : sums.flatMap((a) =>
            own.map((b) => ({ value: a.value + b.value, belief: a.belief * b.belief })),
          );
  }
  return {
    name,
    candidates: sums
      .filter(({ belief }) => belief >= LEAST)
      .sort((a, b) => b.belief - a.belief)
      .slice(0, MOST),
  };
}

const near = (a: number, b: number, by = ROUNDING) => Math.abs(a - b) <= by;

/** Whether `vat` is what the law asks for: 15 % on top, or 15 parts of 115 within. */
function vatIs(vat: number, net: number, total: number, included: boolean): boolean {
  if (!included) return near(vat, net * VAT, 3);
  return near(vat, (total * VAT) / (1 + VAT), 3);
}

export interface Known {
  /** What the lines of the order come to, halalas, for every way to read them. */
  itemSums: readonly number[];
  /** From the tax invoice's code. */
  invoice: { total: number; vat: number } | null;
  /** Every amount of the page, however it is labelled. */
  repeats: (value: number) => number;
}

function judge(
  choice: Choice,
  saidIncluded: boolean | null,
  known: Known,
): Omit<Solution, keyof Choice | "belief" | "score"> & { reward: number } {
  const { total, vat } = choice;
  const fees = (choice.deliveryFee ?? 0) + (choice.serviceFee ?? 0) - (choice.discount ?? 0);
  const bases = choice.subtotal === null ? known.itemSums : [choice.subtotal];
  let best = { sums: false, vatFits: false, vatIncluded: saidIncluded, base: 0 };
  let reward = 0;
  if (total !== null)
    for (const base of bases) {
      const net = base + fees;
      for (const included of vat === null || vat === 0
        ? [true]
        : saidIncluded === true
          ? [true]
          : [true, false]) {
        // One amount is no sum of itself: something has to be added to it, if only a delivery that is free.
        const itself = base === total && choice.deliveryFee === null && choice.discount === null;
        const sums = !itself && near(net + (included ? 0 : (vat ?? 0)), total);
        // A tax on the dishes alone, or on what the discount left, is as lawful as one on everything.
        const fits =
          vat !== null &&
          vat > 0 &&
          [net, base, base - (choice.discount ?? 0), net + (choice.discount ?? 0)].some((of) =>
            vatIs(vat, of, included ? (of === net ? total : of) : total, included),
          );
        const worth = (sums ? REWARD.sums : 0) + (fits ? REWARD.vatFits : 0);
        if (worth > reward) {
          reward = worth;
          best = { sums, vatFits: fits, vatIncluded: vat === null ? saidIncluded : included, base };
        }
      }
    }
  const paid =
    total !== null &&
    choice.charged !== null &&
    near(total - (choice.wallet ?? 0), choice.charged, 1);
  const repeated = total !== null && (paid || known.repeats(total) > 1);
  const itemsFit = best.base > 0 && known.itemSums.includes(best.base);
  const coded = known.invoice !== null && total === known.invoice.total;
  const codedVat = known.invoice !== null && vat === known.invoice.vat;
  return {
    ...best,
    repeated,
    reward:
      reward +
      (repeated ? REWARD.repeated : 0) +
      (itemsFit ? REWARD.itemsFit : 0) +
      (coded ? REWARD.sums : 0) +
      (codedVat ? REWARD.vatFits : 0),
  };
}

/** What it costs to leave out an amount that a label names. */
const LEFT_OUT = -4;

/** The likeliest of a slot, for parts that no sum speaks about. */
const best = ({ candidates }: Slot) => candidates[0];

/** Finds the readings of a page's amounts that make its parts sum and are believed most. */
export function solve(labelled: readonly Labelled[], known: Known): Solution {
  const included = labelled.some(({ kind }) => kind === "vatIncluded") ? true : null;
  const wallet = best(summed("wallet", labelled, "wallet"));
  const charged = best(slot("charged", labelled, ["charged", "pay"]));
  const slots: Slot[] = [
    slot("subtotal", labelled, ["subtotal", "sum", "total"]),
    summed("deliveryFee", labelled, "deliveryFee"),
    summed("serviceFee", labelled, "serviceFee"),
    summed("discount", labelled, "discount"),
    slot("vat", labelled, included ? ["vatIncluded", "vat"] : ["vat"]),
    slot("total", labelled, ["total", "sum", "charged", "pay"]),
  ];
  const start: Way = {
    choice: { ...EMPTY, wallet: wallet?.value ?? null, charged: charged?.value ?? null },
    belief: {},
    log: 0,
  };
  let found: Solution | undefined;
  const walk = ({ choice, belief, log }: Way, at: number): void => {
    const next = slots[at];
    if (next === undefined) {
      const { reward, ...judged } = judge(choice, included, known);
      const score = log + reward;
      if (!found || score > found.score) found = { ...choice, ...judged, belief, score };
      return;
    }
    const { name, candidates } = next;
    for (const { value, belief: own } of candidates)
      walk(
        {
          choice: { ...choice, [name]: value },
          belief: { ...belief, [name]: own },
          log: log + Math.log(own),
        },
        at + 1,
      );
    walk({ choice, belief, log: log + (candidates.length > 0 ? LEFT_OUT : 0) }, at + 1);
  };
  walk(start, 0);
  return found as unknown as Solution;
}

interface Way {
  choice: Choice;
  belief: Solution["belief"];
  log: number;
}

const EMPTY: Choice = {
  subtotal: null,
  deliveryFee: null,
  serviceFee: null,
  discount: null,
  wallet: null,
  vat: null,
  total: null,
  charged: null,
};
