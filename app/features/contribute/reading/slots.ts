import type { LabelKind } from "./label-words";
import type { Labelled } from "./labelled";
import type { PageAmount } from "./page-amounts";
import type { PartName, PartValue, Slot } from "./parts";

/** Values tried for each part, and more where several lines have its name. */
const MOST = 4;
const MOST_OF_SEVERAL = 6;
/** What is believed less is not tried. */
const LEAST = 0.004;
/** A name that stands for another part as often as not: "sum" for the total, "total" for the items. */
const OTHER_NAME = 0.3;
/** Free delivery is a word, and was read as one. */
const FREE = 0.9;

/** How often an amount without a name that we understand is this part. */
const NAMELESS: Partial<Record<PartName, number>> = {
  subtotal: 0.04,
  deliveryFee: 0.03,
  serviceFee: 0.02,
  discount: 0.01,
  vat: 0.02,
  total: 0.03,
};

/** The same for an amount with a minus: it is taken off. */
const TAKEN_OFF = 0.2;

function likeliest(values: PartValue[], most: number): PartValue[] {
  const best = new Map<number, PartValue>();
  for (const one of values.sort((a, b) => b.belief - a.belief))
    if (one.belief >= LEAST && !best.has(one.value)) best.set(one.value, one);
  return [...best.values()].slice(0, most);
}

/** The values of every amount of some kinds. */
function named(labelled: readonly Labelled[], kinds: readonly LabelKind[]): PartValue[] {
  const there = labelled.filter(({ kind }) => kinds.includes(kind));
  const values = there.flatMap(({ kind, amount }): PartValue[] => {
    const doubt = kind === kinds[0] ? 1 : OTHER_NAME;
    if (!amount) return [{ value: 0, belief: FREE * doubt, from: [], named: true }];
    return amount.candidates.map(({ value, belief }) => ({
      value,
      belief: belief * doubt,
      from: [amount],
      named: true,
    }));
  });
  return likeliest(values, there.length > 1 ? MOST_OF_SEVERAL : MOST);
}

/** One of several lines that is said twice: "discount", and below the total "you saved". */
const SAID_TWICE = 0.1;

/** Fees of one kind on several lines are one fee. */
function summed(labelled: readonly Labelled[], kind: LabelKind): PartValue[] {
  const each = labelled
    .filter((one) => one.kind === kind)
    .map(({ amount }): PartValue[] =>
      amount
        ? amount.candidates
            .slice(0, 3)
            .map(({ value, belief }) => ({ value, belief, from: [amount], named: true }))
        : [{ value: 0, belief: FREE, from: [], named: true }],
    );
  const [first, ...others] = each;
  if (!first) return [];
  const sums = others.reduce(
    (all, own) =>
      all.flatMap((a) => [
        ...[a, ...own].map((alone) => ({ ...alone, belief: alone.belief * SAID_TWICE })),
        ...own.map((b) => ({
          value: a.value + b.value,
          belief: a.belief * b.belief,
          from: [...a.from, ...b.from],
          named: true,
        })),
      ]),
    first,
  );
  return likeliest(sums, MOST);
}

/** Amounts whose label was not understood, for a part that has none. */
function nameless(name: PartName, amounts: readonly PageAmount[]): PartValue[] {
  const usual = NAMELESS[name] ?? 0;
  const values = amounts
    .filter(({ negative }) => !negative || name === "discount")
    .flatMap((amount) =>
      amount.candidates.slice(0, 2).map(({ value, belief }) => ({
        value,
        belief: belief * (amount.negative ? TAKEN_OFF : usual * (amount.decimals ? 1 : 0.3)),
        from: [amount],
        named: false,
      })),
    );
  return likeliest(values, MOST_OF_SEVERAL);
}

/**
 * What each part of a checkout may be, by the labels beside the amounts; a part that no label names may be one of
 * the amounts whose label was not understood.
 */
export function slotsOf(labelled: readonly Labelled[], loose: readonly PageAmount[]): Slot[] {
  const included = labelled.some(({ kind }) => kind === "vatIncluded");
  const slots: Slot[] = [
    { name: "total", values: named(labelled, ["total", "sum", "charged", "pay"]) },
    { name: "subtotal", values: named(labelled, ["subtotal", "sum", "total"]) },
    { name: "vat", values: named(labelled, included ? ["vatIncluded", "vat"] : ["vat"]) },
    { name: "deliveryFee", values: summed(labelled, "deliveryFee") },
    { name: "serviceFee", values: summed(labelled, "serviceFee") },
    { name: "discount", values: summed(labelled, "discount") },
  ];
  return slots.map((slot) => ({
    ...slot,
    values: [
      ...slot.values,
      ...(slot.values.some(({ belief }) => belief > OTHER_NAME) ? [] : nameless(slot.name, loose)),
    ],
  }));
}

/** The likeliest of what was paid from a wallet and what was left to pay: no sum speaks about them. */
export function paidOf(labelled: readonly Labelled[]): {
  wallet: number | null;
  charged: number | null;
} {
  return {
    wallet: summed(labelled, "wallet")[0]?.value ?? null,
    charged: named(labelled, ["charged", "pay"])[0]?.value ?? null,
  };
}
