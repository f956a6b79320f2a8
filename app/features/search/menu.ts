import type { Size } from "~/features/catalogue/size";
import type { Scored } from "./hypothesis";
import type { MenuLine } from "./queries.server";

/** The least a dish's name must explain of the words that ask for it. */
export const SAME_DISH = 0.7;

/** A dish in the size asked for is worth a small slip in its name; one in another size is still that dish. */
const SIZE_FITS = 0.06;

/** Between dishes named alike, one with a price is the more useful answer. */
const PRICED = 0.02;

export interface ChosenLine extends Scored {
  line: MenuLine;
}

/** Tells how well dish names explain the words that ask for one. */
export interface DishScorer {
  /** The most a name can score, told without comparing it: 0 when it is some other dish. */
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
    .map((line) => ({ line, most: scorer.most(line.dish_name_id), extra: extraOf(line, size) }))
    .filter(({ most }) => most >= SAME_DISH)
    .sort((a, b) => b.most + b.extra - (a.most + a.extra));
  for (const { line, most, extra } of promising) {
    if (best && most + extra < best.rank) break;
    const { score, name } = scorer.score(line.dish_name_id);
    if (score < SAME_DISH) continue;
    const rank = score + extra;
    const better =
      !best || rank > best.rank || (rank === best.rank && line.asked_count > best.line.asked_count);
    if (better) best = { line, score, name, rank };
  }
  return best;
}

/** The most any dish of a menu can score. */
export function mostOnMenu(menu: readonly MenuLine[], scorer: DishScorer): number {
  let most = 0;
  for (const line of menu) most = Math.max(most, scorer.most(line.dish_name_id));
  return most;
}

/** What a line is worth beside its name. */
function extraOf(line: MenuLine, size: Size | null): number {
  return sizeFit(line, size) + (line.cheapest_total === null ? 0 : PRICED);
}

function sizeFit(line: MenuLine, size: Size | null): number {
  if (size === null || line.size === null) return 0;
  return line.size === size ? SIZE_FITS : -SIZE_FITS;
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
