import type { Size } from "~/features/catalogue";
import { type Scored, sizeInName } from "~/features/understanding";
import type { MenuLine } from "./queries.server";

/** From this score on, a dish's name matches the words asked. */
export const SAME_DISH = 0.7;

/** A dish in the size asked for is worth a small slip in its name; one in another size is still that dish. */
const SIZE_FITS = 0.06;

/** Between dishes named alike, one with a price is the more useful answer. */
const PRICED = 0.02;

export interface ChosenLine extends Scored {
  line: MenuLine;
}

/** Scores dish names against the words asked. */
export interface DishScorer {
  /** An upper bound of the name's score, without comparing it: 0 when it is some other dish. */
  most(dishName: number): number;
  score(dishName: number): Scored;
}

/** The line of a menu that is meant; undefined when none is. */
export function chooseLine(
  menu: readonly MenuLine[],
  size: Size | null,
  scorer: DishScorer,
): ChosenLine | undefined {
  let best: (ChosenLine & { rank: number }) | undefined;
  const promising = menu
    .map((line) => ({
      line,
      most: scorer.most(line.dish_name_id),
      // Of a name that is not looked at yet, the size may be the one asked for.
      extra: extraOf(line, line.size ?? size, size),
    }))
    .filter(({ most }) => most >= SAME_DISH)
    .sort((a, b) => b.most + b.extra - (a.most + a.extra));
  for (const { line, most, extra } of promising) {
    if (best && most + extra < best.rank) break;
    const named = scorer.score(line.dish_name_id);
    const { score, name } = named;
    // Where no size is asked for, none is looked for.
    const sold = size && sizeSold(line, name);
    if (score < SAME_DISH || isOtherSize(sold, size)) continue;
    const rank = score + extraOf(line, sold, size);
    const better =
      !best || rank > best.rank || (rank === best.rank && line.asked_count > best.line.asked_count);
    if (better) best = { ...named, line, rank };
  }
  return best;
}

/** An upper bound of the score of any dish on a menu. */
export function mostOnMenu(menu: readonly MenuLine[], scorer: DishScorer): number {
  let most = 0;
  for (const line of menu) most = Math.max(most, scorer.most(line.dish_name_id));
  return most;
}

/** The bonuses of a line beside its name: its size, and having a price. */
function extraOf(line: MenuLine, sold: Size | null, size: Size | null): number {
  return sizeFit(sold, size) + (line.cheapest_total === null ? 0 : PRICED);
}

function sizeFit(sold: Size | null, size: Size | null): number {
  if (size === null || sold === null) return 0;
  return sold === size ? SIZE_FITS : -SIZE_FITS;
}

/** Sizes of one scale: who asks for one of them does not get another. */
const SCALE: readonly Size[] = ["xs", "small", "medium", "large", "xl", "family"];

/** Whether a dish is certainly sold in another size than the one asked for. */
export function isOtherSize(sold: Size | null, size: Size | null): boolean {
  if (sold === null || size === null || sold === size) return false;
  return SCALE.includes(sold) && SCALE.includes(size);
}

/** The size a line is sold in: menus of other makers write it into the dish's name. */
function sizeSold(line: MenuLine, name: string): Size | null {
  return line.size ?? sizeInName(name);
}

/** What a restaurant alone compares: its most asked-for dish with a price, or without one when none has. */
export function mostAsked(menu: readonly MenuLine[]): MenuLine | undefined {
  const priced = menu.filter(({ cheapest_total }) => cheapest_total !== null);
  return byAsked(priced.length > 0 ? priced : menu)[0];
}

/** The lines of a menu, the most asked-for first. */
export function byAsked(menu: readonly MenuLine[]): MenuLine[] {
  return [...menu].sort((a, b) => b.asked_count - a.asked_count || a.id - b.id);
}
