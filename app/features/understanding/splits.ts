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

/** The same by places: the words from `start` up to `end` are the restaurant's, all others the dish's. */
export interface Division {
  start: number;
  end: number;
  hint: number;
}

/** No restaurant has more words in its name, and no dish. */
const LONGEST_RESTAURANT = 7;
const LONGEST_DISH = 10;

/**
 * The ways to split a frame's words: restaurant first, last, announced in the middle, alone, or none. A question has some
 * hundred, of which a few dozen are looked at, so no words are copied for them.
 */
export function cutsOf(words: readonly QueryWord[]): Division[] {
  const all: Division[] = [];
  // "Pizza Hut" is a restaurant, and nobody's pizza.
  const cuts = (at: number) => words[at - 1]?.chain && words[at]?.chain && !words[at - 1]?.closedBy;
  const add = (start: number, end: number) => {
    if (cuts(start) || cuts(end)) return;
    const named = end - start;
    if (named > LONGEST_RESTAURANT || words.length - named > LONGEST_DISH) return;
    all.push({ start, end, hint: hintOf(words, start, end) });
  };
  if (words.length === 0) return all;
  add(0, 0);
  for (let cut = 1; cut <= words.length; cut++) add(0, cut);
  for (let cut = 1; cut < words.length; cut++) {
    add(cut, words.length);
    for (let end = cut + 1; end < words.length; end++)
      if (isPlaced(words[cut]?.cue) || isPlaced(words[end - 1]?.closedBy)) add(cut, end);
  }
  return all;
}

/** The words that a cut gives to each. */
export function splitAt(words: readonly QueryWord[], { start, end, hint }: Division): Split {
  return {
    restaurant: words.slice(start, end),
    dish: [...words.slice(0, start), ...words.slice(end)],
    hint,
  };
}

const isPlaced = (cue: Cue | undefined) => cue === "restaurant" || cue === "place";

function hintOf(words: readonly QueryWord[], start: number, end: number): number {
  const first = end > start ? words[start] : undefined;
  const ofDish = words.length - (end - start);
  const dishAt = (place: number) => words[place < start ? place : place + end - start] as QueryWord;
  let hint = 0;
  if (first?.cue === "restaurant" || (first && words[end - 1]?.closedBy === "restaurant"))
    hint += WEIGHTS.announced;
  if (first?.cue === "more") hint -= WEIGHTS.crossedPlace;
  if (ofDish > 0 && dishAt(0).cue === "restaurant")
    hint -= first ? WEIGHTS.crossed : WEIGHTS.dishAnnounced;
  const crossed = ({ cue }: QueryWord) => {
    if (cue === "restaurant") hint -= WEIGHTS.crossed;
    if (cue === "place") hint -= WEIGHTS.crossedPlace;
  };
  const closed = ({ closedBy }: QueryWord) => {
    if (closedBy === "restaurant") hint -= WEIGHTS.crossed;
  };
  for (let at = start + 1; at < end; at++) crossed(words[at] as QueryWord);
  for (let place = 1; place < ofDish; place++) crossed(dishAt(place));
  for (let at = start; at < end - 1; at++) closed(words[at] as QueryWord);
  for (let place = 0; place < ofDish; place++) closed(dishAt(place));
  const unlikely =
    first &&
    ofDish > 0 &&
    first.cue !== "restaurant" &&
    words.every(({ otherwise }, at) => at < start || at >= end || otherwise);
  return unlikely ? hint - WEIGHTS.unlikelyName : hint;
}
