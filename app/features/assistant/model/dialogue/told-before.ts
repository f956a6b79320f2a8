import type { Utterance } from "../ask/ask";

/** What is paid at most and how many eat change what these are answered with. */
const LIMITED = new Set<Utterance["kind"]>(["price", "compare", "suggest", "similar"]);

/** "No beef.": it says what is left out, and nothing else. */
export const leavesOutAlone = (one: Utterance): boolean =>
  one.without.length > 0 &&
  one.facts.length === 0 &&
  (one.kind === "suggest" || one.kind === "unclear") &&
  !(one.asks || one.open) &&
  [one.dish, one.restaurant, one.area].every((said) => said === "") &&
  one.maxTotal === null &&
  one.people === null;

/** "We are 10. How much is pancit?": what the sentences before a question say of who eats, of what is paid at most and of what is left out holds for it. */
export function withLimits(one: Utterance, before: readonly Utterance[]): Utterance {
  if (!LIMITED.has(one.kind) || one.anyPrice) return one;
  // What is asked before is asked for itself.
  const telling = before.filter(({ dish, restaurant, cued }) => !cued && !dish && !restaurant);
  const people = telling.findLast((said) => said.people !== null)?.people ?? null;
  const limit = telling.findLast((said) => said.maxTotal !== null);
  const without = before.filter(leavesOutAlone).flatMap((said) => said.without);
  const isCounted = one.quantity !== null || one.people !== null;
  return {
    ...one,
    people: isCounted ? one.people : people,
    without: [...new Set([...without, ...one.without])],
    maxTotal: one.maxTotal ?? limit?.maxTotal ?? null,
    ...(one.maxTotal === null && limit?.maxEach && { maxEach: limit.maxEach }),
  };
}
