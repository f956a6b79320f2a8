import type { ReadField, TaxInvoice } from "../reading";
import type { PartName } from "../sums/parts";
import type { Solution } from "../sums/solve";
import dishes from "./dish-model.json";
import { beliefOf, type EvidenceModel, STATED, stepsOf } from "./evidence-model";
import parts from "./part-model.json";
import type { PricedLines } from "./price-lines";

/** What was made of a picture, as far as it says how much to believe of it. */
export interface Grounds {
  solution: Solution;
  priced: PricedLines;
  invoice: TaxInvoice | null;
}

/** Parts that nearly every order has; the others are told apart by nothing but their label. */
const USUAL: readonly PartName[] = ["total", "subtotal", "deliveryFee", "vat", "discount"];

const LEADS = [0.25, 0.75, 1.5, 2.5, 4, 6, 8, 11];
const LABELS = [0.6, 0.7, 0.8, 0.9, 0.95];
const COSTS = [0.1, 1, 2, 3, 4, 6];
const SHARES = [0.1, 0.3, 0.5, 0.7, 0.85, 0.93, 0.97, 0.99];

/** The parts that no label names. */
const looseIn = ({ taken }: Solution) =>
  Object.entries(taken).flatMap(([name, { label }]) => (label === 0 ? [name as PartName] : []));

/** What speaks for or against the value of a part; first which it is. */
export function partEvidence(
  { solution, invoice }: Omit<Grounds, "priced">,
  name: PartName,
): string[] {
  const { sums, exact, vatFits, vatIncluded, repeated, taken, total, vat } = solution;
  const { value, label = 1, probability = 0, from = [] } = taken[name] ?? {};
  const loose = looseIn(solution);
  const said = [
    ["exactly", exact],
    ["tax fits", vatFits],
    ["tax on top", vatIncluded === false],
    ["said twice", repeated],
    ["as the code says", invoice?.total === total],
    ["tax as the code says", invoice !== null && invoice.vat === vat],
    ["not as the code says", invoice !== null && invoice.total !== total],
    ["without a label", loose.includes(name)],
    ["others without a label", loose.some((part) => part !== name)],
    ["several without a label", loose.length > 1],
    ["of several lines", from.length > 1],
    ["with a subtotal", solution.subtotal !== null],
    // A last digit that was not read is within what sums and taxes are rounded by.
    ["cut", from.some(({ cut }) => cut)],
    ["nothing", value === 0],
  ] as const;
  return [
    USUAL.includes(name) ? name : "another charge",
    sums ? "sums" : "no sum",
    ...said.flatMap(([one, holds]) => (holds ? [one] : [])),
    ...stepsOf("lead", solution.lead(name), LEADS),
    ...stepsOf("read", probability, SHARES),
    ...stepsOf("label", label, LABELS),
  ];
}

/** What speaks for or against the price and the quantity of the first dish; first which of them. */
export function dishEvidence({ solution, priced, invoice }: Grounds, name: "price" | "quantity") {
  const loose = looseIn(solution);
  const said = [
    ["sums", solution.sums],
    ["exactly", solution.exact],
    ["one dish", priced.lines.length === 1],
    ["several of it", (priced.lines[0]?.quantity ?? 0) > 1],
    ["as the code says", invoice !== null && invoice.total === solution.total],
    ["subtotal without a label", loose.includes("subtotal")],
    ["total without a label", loose.includes("total")],
  ] as const;
  return [
    priced.fits ? "dishes fit" : "dishes don't fit",
    name,
    ...said.flatMap(([one, holds]) => (holds ? [one] : [])),
    ...stepsOf("lead", solution.lead("subtotal"), LEADS),
    ...stepsOf("total leads", solution.lead("total"), LEADS),
    ...stepsOf("read", solution.taken.subtotal?.probability ?? 0, SHARES),
    ...stepsOf("counted", priced.belief, SHARES),
    ...stepsOf("amended", priced.cost, COSTS),
  ];
}

/** A value, stated where it is believed enough. */
const field = <T>(value: T | null, model: EvidenceModel, evidence: readonly string[]) => ({
  value,
  sure: value !== null && beliefOf(model, evidence) >= STATED,
});

/** Of several lines called alike one whose name is less clear than this may be another charge, which sums as well. */
const CLEAR_NAME = 0.8;

/**
 * Whether a tax was read that is the share of nothing: it or what it is charged on was misread, be it that all halalas of a page were
 * lost, without which the rest sums all the same.
 */
const isTaxOff = ({ solution, invoice }: Omit<Grounds, "priced">) =>
  (solution.vat ?? 0) > 0 && !solution.vatFits && invoice?.total !== solution.total;

/** A part of the order as it is stated. */
export function partField(grounds: Omit<Grounds, "priced">, name: PartName): ReadField<number> {
  const { from = [], label = 1 } = grounds.solution.taken[name] ?? {};
  const { value, sure } = field(grounds.solution[name], parts, partEvidence(grounds, name));
  const named = from.length < 2 || label >= CLEAR_NAME;
  // Where the halalas of what dishes and the order come to were both not read, the rest sums all the same; no tax fits then.
  const cut = from.some((amount) => amount.cut) && !grounds.solution.vatFits && !grounds.invoice;
  return { value, sure: sure && named && !cut && !isTaxOff(grounds) };
}

/**
 * The price or the quantity of the first dish as it is stated. That dishes come to a subtotal proves nothing by itself: of one dish
 * both are the same amount, misread alike.
 */
export function dishField(grounds: Grounds, name: "price" | "quantity"): ReadField<number> {
  const { value, sure } = field(
    grounds.priced.lines[0]?.[name] ?? null,
    dishes,
    dishEvidence(grounds, name),
  );
  const proved = grounds.solution.sums || grounds.priced.lines.length > 1;
  return { value, sure: sure && proved && !isTaxOff(grounds) };
}
