import { height } from "../boxes";
import type { PartCandidates, PartName, PartValue } from "../sums/parts";
import type { LabelKind } from "./label-words";
import type { LabelledAmount } from "./labelled";
import type { PageAmount } from "./page-amounts";

/** Values tried for each part, and more where several lines have its name. */
const MOST = 4;
const MOST_OF_SEVERAL = 6;
/** Values tried for a charge few orders have: each multiplies what is tried for all others. */
const MOST_OF_RARE = 2;
/** Less probable values are not tried. */
const LEAST = 0.004;
/** The probability that a label means another part than its usual one: "sum" the total, "total" the items. */
const OTHER_NAME = 0.3;
/** The probability of 0 where delivery is marked "free": a word, well read. */
const FREE = 0.9;

/** An invoice's code outranks amounts that don't add up, and not those that do: then it makes them doubtful. */
const CODED = 0.3;

/** The prior probability that an unlabelled amount is this part. */
const UNLABELLED_PRIOR: Partial<Record<PartName, number>> = {
  subtotal: 0.04,
  deliveryFee: 0.03,
  serviceFee: 0.02,
  discount: 0.01,
  vat: 0.02,
  total: 0.03,
};

/** The same for the total in the largest type of the page: nothing else is printed so. */
const IN_LARGE_TYPE = 0.4;
/** How much taller than most amounts the total is then. */
const LARGER = 1.2;

/** The same for an amount with a minus: it is taken off. */
const TAKEN_OFF = 0.2;

function likeliest(values: PartValue[], most: number): PartValue[] {
  const best = new Map<number, PartValue>();
  for (const one of values.sort((a, b) => b.probability - a.probability))
    if (one.probability >= LEAST && !best.has(one.value)) best.set(one.value, one);
  return [...best.values()].slice(0, most);
}

/** The values of every amount of some kinds. */
function labelledAs(labelled: readonly LabelledAmount[], kinds: readonly LabelKind[]): PartValue[] {
  const there = labelled.filter(({ kind }) => kinds.includes(kind));
  const values = there.flatMap(({ kind, share: label, amount }): PartValue[] => {
    const doubt = kind === kinds[0] ? 1 : OTHER_NAME;
    if (!amount) return [{ value: 0, probability: FREE * doubt, from: [], label }];
    return amount.candidates.map(({ value, probability }) => ({
      value,
      probability: probability * doubt,
      from: [amount],
      label,
    }));
  });
  return likeliest(values, there.length > 1 ? MOST_OF_SEVERAL : MOST);
}

/** The probability that of several lines one only repeats another: "discount", and below the total "you saved". */
const SAID_TWICE = 0.1;

/** The values of a kind that may stand on several lines, which are then added up. */
function summed(labelled: readonly LabelledAmount[], kind: LabelKind, most = MOST): PartValue[] {
  const each = labelled
    .filter((one) => one.kind === kind)
    .map(({ share: label, amount }): PartValue[] =>
      amount
        ? amount.candidates.slice(0, 3).map(({ value, probability }) => ({
            value,
            probability,
            from: [amount],
            label,
          }))
        : [{ value: 0, probability: FREE, from: [], label }],
    );
  const [first, ...others] = each;
  if (!first) return [];
  const sums = others.reduce(
    (all, own) =>
      all.flatMap((a) => [
        ...[a, ...own].map((alone) => ({ ...alone, probability: alone.probability * SAID_TWICE })),
        ...own.map((b) => ({
          value: a.value + b.value,
          probability: a.probability * b.probability,
          from: [...a.from, ...b.from],
          label: Math.min(a.label, b.label),
        })),
      ]),
    first,
  );
  return likeliest(sums, most);
}

/** How the amounts of a page are printed. */
interface PrintedAmounts {
  isLarge: (amount: PageAmount) => boolean;
  /** Most of them are riyals without halalas. */
  whole: boolean;
}

/** A whole number is this much seldomer an amount where others have halalas. */
const NOT_WRITTEN_SO = 0.3;

/** Values for a part without a label, from amounts without one. */
function unlabelledFor(
  name: PartName,
  amounts: readonly PageAmount[],
  { isLarge, whole }: PrintedAmounts,
): PartValue[] {
  const usual = UNLABELLED_PRIOR[name] ?? 0;
  const prior = (amount: PageAmount) => {
    if (isLarge(amount)) return name === "total" ? IN_LARGE_TYPE : 0;
    return amount.negative ? TAKEN_OFF : usual * (amount.decimals || whole ? 1 : NOT_WRITTEN_SO);
  };
  const values = amounts
    .filter(({ negative }) => !negative || name === "discount")
    .flatMap((amount) =>
      amount.candidates.slice(0, 2).map(({ value, probability }) => ({
        value,
        probability: probability * prior(amount),
        from: [amount],
        label: 0,
      })),
    );
  return likeliest(values, MOST_OF_SEVERAL);
}

/** What an invoice's code says, which stands on the page however little of its label was understood. */
function coded(said: number | undefined, read: readonly PartValue[]): PartValue[] {
  if (said === undefined || read.some(({ value }) => value === said)) return [];
  return [{ value: said, probability: CODED, from: [], label: 1 }];
}

/** Tells the amounts in larger type than most of these. */
export function largerThan(amounts: readonly PageAmount[]): (amount: PageAmount) => boolean {
  const heights = amounts.map(({ box }) => height(box)).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? Number.POSITIVE_INFINITY;
  return ({ box }) => height(box) > LARGER * usual;
}

/**
 * The candidate values of each part of a checkout, by the labels beside the amounts. A part without a label may be any
 * amount of the summary whose label was not understood.
 *
 * @param code what the invoice's code says, halalas.
 */
export function partCandidates(
  labelled: readonly LabelledAmount[],
  unlabelled: readonly PageAmount[],
  code?: { total: number; vat: number } | null,
): PartCandidates[] {
  const included = labelled.some(({ kind }) => kind === "vatIncluded");
  const read = labelled.flatMap(({ amount }) => amount ?? []);
  const whole = 2 * read.filter(({ decimals }) => !decimals).length > read.length;
  const printed = { isLarge: largerThan(read), whole };
  const parts: PartCandidates[] = [
    { name: "total", values: labelledAs(labelled, ["total", "sum", "charged", "pay"]) },
    { name: "subtotal", values: labelledAs(labelled, ["subtotal", "sum", "total"]) },
    { name: "vat", values: labelledAs(labelled, included ? ["vatIncluded", "vat"] : ["vat"]) },
    { name: "deliveryFee", values: summed(labelled, "deliveryFee") },
    { name: "serviceFee", values: summed(labelled, "serviceFee") },
    { name: "discount", values: summed(labelled, "discount") },
    // What few orders have is never guessed: it has its label, or it is not there.
    { name: "smallOrderFee", values: summed(labelled, "smallOrderFee", MOST_OF_RARE) },
    { name: "cashFee", values: summed(labelled, "cashFee", MOST_OF_RARE) },
    { name: "deliveryDiscount", values: summed(labelled, "deliveryDiscount", MOST_OF_RARE) },
    { name: "tip", values: summed(labelled, "tip", MOST_OF_RARE) },
    { name: "donation", values: summed(labelled, "donation", MOST_OF_RARE) },
  ];
  const agrees = parts[0]?.values.some(({ value }) => value === code?.total);
  const codedFor = ({ name, values }: PartCandidates) =>
    name === "total" || (name === "vat" && agrees) ? coded(code?.[name], values) : [];
  return parts.map((part) => ({
    ...part,
    values: [
      ...part.values,
      ...codedFor(part),
      ...(part.values.some(({ probability }) => probability > OTHER_NAME)
        ? []
        : unlabelledFor(part.name, unlabelled, printed)),
    ],
  }));
}

/** The most probable amounts paid from a wallet and charged to the card; no sum can confirm them. */
export function paidOf(labelled: readonly LabelledAmount[]): {
  wallet: number | null;
  charged: number | null;
} {
  return {
    wallet: summed(labelled, "wallet")[0]?.value ?? null,
    charged: labelledAs(labelled, ["charged", "pay"])[0]?.value ?? null,
  };
}
