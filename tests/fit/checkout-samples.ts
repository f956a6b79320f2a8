import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { type PageUnderstanding, understand } from "~/features/checkout/layout/assemble";
import { dishEvidence, partEvidence } from "~/features/checkout/layout/beliefs";
import type { LabelKind } from "~/features/checkout/layout/label-words";
import { labelledAmounts, labelPairs } from "~/features/checkout/layout/labelled";
import { moneyOf } from "~/features/checkout/layout/money";
import { moneyEvidence } from "~/features/checkout/layout/money-evidence";
import { dearestOf, rowsOfLines } from "~/features/checkout/layout/order-lines";
import type { PageAmount } from "~/features/checkout/layout/page-amounts";
import { quantitiesNear } from "~/features/checkout/layout/quantity";
import { pageRows } from "~/features/checkout/layout/reading-order";
import type { TaxInvoice } from "~/features/checkout/reading";
import type { PartName } from "~/features/checkout/sums/parts";
import type { OcrWord } from "~/providers/ocr/ocr";
import { randomFor } from "~/sample/random";
import type { Truth } from "../eval/snapshots/truth";
import type { EvidenceSample } from "./evidence";
import { spoilt } from "./spoilt";

/** A drawn picture as it was read, before anything is made of it. */
export interface SeenPicture {
  words: readonly OcrWord[];
  numbers: readonly PageNumber[];
  invoice: TaxInvoice | null;
  truth: Truth;
}

/** What else a number is believed to be from this on, 0 to 1. */
const BELIEVED = 0.2;
/** Riyals, in halalas, up to which a number may as well be how many there are or the plus of a button. */
const SMALL = 1000;

/** What an amount may well be. */
const valuesOf = ({ candidates }: PageAmount) =>
  candidates.filter(({ probability }) => probability > BELIEVED).map(({ value }) => value);

/** The whole numbers of a picture, each money or not as it was drawn. */
export function moneySamples({ words, numbers, truth }: SeenPicture): EvidenceSample[] {
  const rows = pageRows({ words, numbers });
  const lines = truth.lines ?? [];
  const counts = new Set(lines.map(({ quantity }) => 100 * quantity));
  const drawn = new Set(truth.amounts);
  const ofLines = new Set(lines.flatMap(({ price, quantity }) => [price, price * quantity]));
  return moneyEvidence(rows, labelledAmounts(rows)).flatMap(({ amount, evidence }) => {
    if (!evidence) return [];
    const small = amount.value < SMALL && !evidence.includes("in the summary");
    const holds = valuesOf(amount).some((value) =>
      small ? ofLines.has(value) && !counts.has(value) : drawn.has(value),
    );
    return [{ evidence, holds, layout: truth.layout }];
  });
}

/** What the labels of a drawn picture name; of other kinds of labels nothing is known. */
function namedBy({ total, deliveryFee, vat, parts }: Truth): Partial<Record<LabelKind, unknown[]>> {
  const { subtotal, serviceFee, discount, wallet } = parts ?? {};
  const rest = (total ?? 0) - (wallet ?? 0);
  return {
    ...{ total: [total, rest], sum: [total, subtotal], charged: [rest], pay: [total, rest] },
    ...{ subtotal: [subtotal], deliveryFee: [deliveryFee], serviceFee: [serviceFee] },
    ...{ discount: [discount], wallet: [wallet], vat: [vat], vatIncluded: [vat] },
  };
}

/**
 * The labels of a picture with the amounts that may be theirs, each so or not as it was drawn. What a menu says of delivery is
 * not known.
 */
export function ownerSamples({ words, numbers, truth }: SeenPicture): EvidenceSample[] {
  if (truth.total === null) return [];
  const named = namedBy(truth);
  return labelPairs(pageRows({ words, numbers })).flatMap(({ label, amount, evidence }) => {
    const is = named[label.kind];
    const holds = valuesOf(amount).some((value) => is?.includes(value));
    return is ? [{ evidence, holds, layout: truth.layout }] : [];
  });
}

/** What stands near the amounts of dishes and may be how many there are, each so or not as it was drawn. */
export function quantitySamples({ words, numbers, truth }: SeenPicture): EvidenceSample[] {
  const rows = pageRows({ words, numbers });
  const labelled = labelledAmounts(rows);
  const money = moneyOf(rows, labelled);
  const { layout } = truth;
  return rowsOfLines(rows, labelled, money).flatMap(({ at, own }) => {
    const most = dearestOf(own);
    const values = valuesOf(most);
    const line = truth.lines?.find(
      ({ price, quantity }) => values.includes(price) || values.includes(price * quantity),
    );
    if (!line) return [];
    return quantitiesNear(rows, at, most, money).map(({ value, evidence }) => ({
      ...{ evidence, layout },
      holds: value === line.quantity,
    }));
  });
}

/** How often each picture is read worse than it was. */
const SPOILT = 8;

/** What was made of a picture, as it was read and worse. */
function understoodWays(seen: SeenPicture): PageUnderstanding[] {
  const random = randomFor(`spoilt ${seen.truth.file} ${seen.truth.total}`);
  const worse = Array.from({ length: SPOILT }, () => spoilt(seen, random));
  return [seen, ...worse].map(understand);
}

/** What is said of the parts of an order, each right or not. */
export function partSamples(seen: SeenPicture): EvidenceSample[] {
  const { total, deliveryFee, vat, parts, layout } = seen.truth;
  if (total === null) return [];
  return understoodWays(seen).flatMap((understood) =>
    Object.entries({ ...parts, total, deliveryFee, vat }).flatMap(([key, is]) => {
      const name = key as PartName;
      const value = understood.solution[name];
      if (value === null) return [];
      return [
        {
          evidence: partEvidence(understood, name),
          holds: value === is,
          layout,
        },
      ];
    }),
  );
}

/** What is said of the first dish of an order, its price and its quantity each right or not. */
export function dishSamples(seen: SeenPicture): EvidenceSample[] {
  const { lines: [is] = [], layout } = seen.truth;
  if (!is || seen.truth.total === null) return [];
  return understoodWays(seen).flatMap((understood) => {
    const [first] = understood.priced.lines;
    if (!first) return [];
    return (["price", "quantity"] as const).map((name) => ({
      ...{ evidence: dishEvidence(understood, name), layout },
      holds: first[name] === is[name],
    }));
  });
}
