import { represent } from "~/features/catalogue";
import type { NameMatch } from "~/features/names";

/** From here on a dish goes with another one. */
const A_SIDE = 0.35;

/** Do some words name what goes with a dish, and is none by itself? */
export const isSide = (words: string) => (represent([words]).get("side") ?? 0) >= A_SIDE;

/**
 * The names that are no side dish, where the words asked for none: "mandi" is no bowl of mandi rice, which costs the least. All
 * of them where there is nothing else.
 */
export function withoutSides(
  names: readonly NameMatch<number>[],
  asked: readonly string[],
): readonly NameMatch<number>[] {
  if (asked.some(isSide)) return names;
  const dishes = names.filter(({ name }) => !isSide(name));
  return dishes.length > 0 ? dishes : names;
}
