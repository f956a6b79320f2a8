import type { NameLookup } from "./name-lookup";

/** From these on, words are a whole name but for its "the", and the name has hardly another word. */
const ALL_SAID = 0.97;
const ALL_NAMED = 0.85;

/** Whether words are a restaurant's whole name, however they are spelled. */
export function isCalled(
  words: readonly string[],
  { restaurants }: { restaurants: NameLookup },
): boolean {
  return restaurants
    .find(words)
    .some(
      ({ queryCoverage, nameCoverage }) => queryCoverage >= ALL_SAID && nameCoverage >= ALL_NAMED,
    );
}

/** The same of words that are spelled as in names. */
export function isPlace(
  words: readonly string[],
  names: { restaurants: NameLookup; inRestaurantName(this: void, word: string): boolean },
): boolean {
  return words.every(names.inRestaurantName) && isCalled(words, names);
}
