import { amountAt } from "./amounts";
import { ABOUT, LIMITS, MEASURES } from "./limit-words";
import type { Token } from "./token";

/** "Within 20min". */
const GLUED = /^(\d{1,5})(m|mins?|h|hrs?|km|kms|g|gm|grams?|kcal|cals?)$/;
const KILOMETRES = /^(?:kms?|kilom\S*|كم|كيلو\S*|کلو\S*|किलो\S*)$/;
const METRES = /^(?:m|met(?:er|re)s?|metro|متر|امتار|میٹر|मीटर)$/;

/** A distance, a time or the like that limits what is wanted, by the places of its words. */
export interface MeasureSaid {
  start: number;
  end: number;
  /** Of a distance; null for what is measured otherwise. */
  metres: number | null;
}

/** "Within 3 km", "500 calories": what stands at a place that a measure of something is; undefined where none does. */
export function measureAt(tokens: readonly Token[], start: number): MeasureSaid | undefined {
  const lead = LIMITS.at(tokens, start) ?? ABOUT.at(tokens, start);
  const at = lead?.end ?? start;
  const [, digits, unit = ""] = (lead && GLUED.exec(tokens[at]?.text ?? "")) || [];
  if (digits) return { start, end: at + 1, metres: metresOf(Number(digits), unit) };
  const amount = amountAt(tokens, at);
  const measure = amount && MEASURES.at(tokens, amount.end);
  const said = tokens[amount?.end ?? 0]?.text ?? "";
  // "2 m", «٢ كم»: without "within" it may as well be a size, or a question.
  if (!amount || !measure || (!lead && /^(?:.|كم)$/u.test(said))) return undefined;
  return { start, end: measure.end, metres: metresOf(amount.value, said) };
}

/** All that is measured in a text, in its order. */
export function measuresSaid(tokens: readonly Token[]): MeasureSaid[] {
  const found: MeasureSaid[] = [];
  for (let at = 0; at < tokens.length; ) {
    const measure = measureAt(tokens, at);
    if (measure) found.push(measure);
    at = measure?.end ?? at + 1;
  }
  return found;
}

function metresOf(value: number, unit: string): number | null {
  if (KILOMETRES.test(unit)) return value * 1000;
  return METRES.test(unit) ? value : null;
}
