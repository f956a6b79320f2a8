import type { Frame, QueryWord } from "./frames";
import { cutsOf, type Split, splitAt } from "./splits";

/** One way to read a query, before any name is looked up. */
export interface CandidateParse extends Split {
  frame: Frame;
}

/** Which words the catalogue's names are made of. */
export interface CatalogueVocabulary {
  inRestaurantName(this: void, word: string): boolean;
  inDishName(this: void, word: string): boolean;
}

/**
 * The best-ranked candidate parses, at most `most`: by the connectors' score, then by the share of words that are in some
 * restaurant's or dish's name, then by how few words are taken for something else.
 */
export function proposalsOf(
  frames: readonly Frame[],
  vocabulary: CatalogueVocabulary,
  most: number,
): CandidateParse[] {
  const restaurants = remembered(vocabulary.inRestaurantName);
  const dishes = remembered(vocabulary.inDishName);
  const ranked = frames.flatMap((frame) => {
    const { words } = frame;
    const ofRestaurant = sumsOf(words, restaurants);
    const ofDish = sumsOf(words, dishes);
    const all = ofDish[words.length] as number;
    return cutsOf(words).map((cut) => {
      const named = (ofRestaurant[cut.end] as number) - (ofRestaurant[cut.start] as number);
      const taken = (ofDish[cut.end] as number) - (ofDish[cut.start] as number);
      return { frame, cut, known: (named + all - taken) / words.length };
    });
  });
  ranked.sort(
    (a, b) =>
      b.cut.hint - a.cut.hint || b.known - a.known || b.frame.words.length - a.frame.words.length,
  );
  return ranked.slice(0, most).map(({ frame, cut }) => ({ ...splitAt(frame.words, cut), frame }));
}

function remembered(isKnown: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const found = known.get(word) ?? isKnown(word);
    known.set(word, found);
    return found;
  };
}

/** How many of the words before each place are known. */
function sumsOf(words: readonly QueryWord[], isKnown: (word: string) => boolean): number[] {
  const sums = [0];
  for (const [at, { text }] of words.entries())
    sums.push((sums[at] as number) + Number(isKnown(text)));
  return sums;
}
