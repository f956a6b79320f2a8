import type { Cue } from "./annotation";
import type { QueryWord } from "./frames";
import { WEIGHTS } from "./weights";

/** One way of giving the words of a frame to a restaurant and a dish. Either may be empty, not both. */
export interface Split {
  restaurant: readonly QueryWord[];
  dish: readonly QueryWord[];
  /** The connectors' score for it: above 0 in favour, below 0 against. */
  hint: number;
}

/** No restaurant has more words in its name, and no dish. */
const LONGEST_RESTAURANT = 7;
const LONGEST_DISH = 10;

/** The ways to split a frame's words: restaurant first, last, announced in the middle, alone, or none. */
export function splitsOf(words: readonly QueryWord[]): Split[] {
  const splits: Split[] = [];
  // "Pizza Hut" is a restaurant, and nobody's pizza.
  const cuts = (at: number) => words[at - 1]?.chain && words[at]?.chain && !words[at - 1]?.closedBy;
  const add = (from: number, to: number) => {
    if (cuts(from) || cuts(to)) return;
    const restaurant = words.slice(from, to);
    const dish = [...words.slice(0, from), ...words.slice(to)];
    if (restaurant.length > LONGEST_RESTAURANT || dish.length > LONGEST_DISH) return;
    splits.push({ restaurant, dish, hint: hintOf(restaurant, dish) });
  };
  if (words.length === 0) return splits;
  add(0, 0);
  for (let cut = 1; cut <= words.length; cut++) add(0, cut);
  for (let cut = 1; cut < words.length; cut++) {
    add(cut, words.length);
    for (let end = cut + 1; end < words.length; end++)
      if (isPlaced(words[cut]?.cue) || isPlaced(words[end - 1]?.closedBy)) add(cut, end);
  }
  return splits;
}

const isPlaced = (cue: Cue | undefined) => cue === "restaurant" || cue === "place";

function hintOf(restaurant: readonly QueryWord[], dish: readonly QueryWord[]): number {
  let hint = 0;
  if (restaurant[0]?.cue === "restaurant" || restaurant.at(-1)?.closedBy === "restaurant")
    hint += WEIGHTS.announced;
  if (restaurant[0]?.cue === "more") hint -= WEIGHTS.crossedPlace;
  if (dish[0]?.cue === "restaurant")
    hint -= restaurant.length > 0 ? WEIGHTS.crossed : WEIGHTS.dishAnnounced;
  for (const word of [...restaurant.slice(1), ...dish.slice(1)]) {
    if (word.cue === "restaurant") hint -= WEIGHTS.crossed;
    if (word.cue === "place") hint -= WEIGHTS.crossedPlace;
  }
  for (const { closedBy } of [...restaurant.slice(0, -1), ...dish])
    if (closedBy === "restaurant") hint -= WEIGHTS.crossed;
  const unlikely =
    restaurant.length > 0 &&
    dish.length > 0 &&
    restaurant[0]?.cue !== "restaurant" &&
    restaurant.every((word) => word.otherwise);
  return unlikely ? hint - WEIGHTS.unlikelyName : hint;
}
