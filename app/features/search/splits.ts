import type { Word } from "./frames";

/** One way of giving the words of a frame to a restaurant and a dish. Either may be empty, not both. */
export interface Split {
  restaurant: readonly Word[];
  dish: readonly Word[];
  /** How far the connectors speak for it (above 0) or against it. */
  hint: number;
}

/** No restaurant has more words in its name, and no dish. */
const LONGEST_RESTAURANT = 7;
const LONGEST_DISH = 10;

/** «من» right before the restaurant is the surest sign there is; it weighs what a tie needs and no more. */
const ANNOUNCED = 0.06;
const CROSSED = 0.2;
const CROSSED_PLACE = 0.12;
const DISH_ANNOUNCED_AS_RESTAURANT = 0.15;
/** Bare size, number or filler words as a restaurant's name beside a dish: «شاورما كبير» is a size. */
const UNLIKELY_NAME = 0.12;

/** The ways to split a frame's words: restaurant first, last, announced in the middle, alone, or none. */
export function splitsOf(words: readonly Word[]): Split[] {
  const splits: Split[] = [];
  const add = (from: number, to: number) => {
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
    if (words[cut]?.cue === "restaurant" || words[cut]?.cue === "place")
      for (let end = cut + 1; end < words.length; end++) add(cut, end);
  }
  return splits;
}

function hintOf(restaurant: readonly Word[], dish: readonly Word[]): number {
  let hint = 0;
  if (restaurant[0]?.cue === "restaurant") hint += ANNOUNCED;
  if (restaurant[0]?.cue === "more") hint -= CROSSED_PLACE;
  if (dish[0]?.cue === "restaurant")
    hint -= restaurant.length > 0 ? CROSSED : DISH_ANNOUNCED_AS_RESTAURANT;
  for (const word of [...restaurant.slice(1), ...dish.slice(1)]) {
    if (word.cue === "restaurant") hint -= CROSSED;
    if (word.cue === "place") hint -= CROSSED_PLACE;
  }
  const unlikely =
    restaurant.length > 0 &&
    dish.length > 0 &&
    restaurant[0]?.cue !== "restaurant" &&
    restaurant.every((word) => word.otherwise);
  return unlikely ? hint - UNLIKELY_NAME : hint;
}
