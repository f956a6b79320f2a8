import { fold, tokenize } from "~/features/names";
import { isSide } from "~/features/search";
import { bestOf } from "../../say/dish";
import type { ComparedDish, PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { priceInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/**
 * "How much is pizza at Stone Corner?", where several are called so and none is called just that: each of them, the cheapest first,
 * and not whichever is ordered most. What was found as it is where one is asked for, in a size or for so many.
 */
export function kindsThere(
  ask: Ask,
  found: PriceComparison,
  look: Lookups,
): PriceComparison | typeof WAITING {
  if (!isOfAnyKind(ask) || found.matches.length !== 1 || isCalledSo(ask, found.matches))
    return found;
  const kinds = look.find("get_price_comparison", { ...priceInput(ask), kinds: true });
  if (kinds === WAITING) return WAITING;
  const byTotal = [...(kinds?.matches ?? [])].sort((a, b) => totalOf(a) - totalOf(b));
  const matches = sidesLast(byTotal, ask.dish);
  const names = new Set(matches.map(({ dish }) => dish.name_ar ?? dish.name_en));
  if (!kinds || names.size < 2 || isCalledSo(ask, matches)) return found;
  return { ...kinds, matches, understood: { ...kinds.understood, dishWords: ask.dish } };
}

/** "Mandi" there is mandi first, and the bowl of mandi rice that goes with it after. */
function sidesLast(matches: readonly ComparedDish[], asked: string): ComparedDish[] {
  const isBeside = ({ dish: { name_ar, name_en } }: ComparedDish) =>
    !isSide(asked) && isSide(name_ar ?? name_en ?? "");
  return [...matches.filter((one) => !isBeside(one)), ...matches.filter(isBeside)];
}

const totalOf = (match: ComparedDish): number => bestOf(match).total;

/** A word alone, of one restaurant, and nothing that chooses among what is called so. */
const isOfAnyKind = (ask: Ask): boolean =>
  ask.restaurant !== "" &&
  tokenize(ask.dish).length === 1 &&
  [ask.quantity, ask.people, ask.maxTotal].every((one) => one === null) &&
  [ask.dearest, ask.cheaper, ask.elsewhere, ask.rated].every((one) => !one) &&
  // Of one that was picked of them anything may be asked.
  (ask.focus === "all" || ask.nth !== null) &&
  ask.size === "" &&
  ask.platforms.length + ask.without.length === 0;

/** Is one of them called by that word and no other? */
const isCalledSo = ({ dish }: Ask, matches: readonly ComparedDish[]): boolean =>
  matches.some(({ dish: { name_ar, name_en } }) =>
    [name_ar, name_en].some((name) => name && bare(name) === bare(dish)),
  );
const bare = (words: string): string => fold(words).replace(/^ال(?=\p{L}{3})/u, "");
