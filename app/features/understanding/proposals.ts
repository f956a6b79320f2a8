import type { Frame } from "./frames";
import { type Split, splitsOf } from "./splits";

/** One way to read a query, before any name is looked up. */
export interface CandidateParse extends Split {
  frame: Frame;
}

/** Which words the catalogue's names are made of. */
export interface CatalogueVocabulary {
  inRestaurantName(word: string): boolean;
  inDishName(word: string): boolean;
}

/**
 * All candidate parses, best-ranked first: by the connectors' score, then by the share of words that are in some
 * restaurant's or dish's name, then by how few words are taken for something else.
 */
export function proposalsOf(
  frames: readonly Frame[],
  vocabulary: CatalogueVocabulary,
): CandidateParse[] {
  const known = new Map<string, readonly [inRestaurant: number, inDish: number]>();
  const knownOf = (text: string) => {
    const found = known.get(text) ?? [
      Number(vocabulary.inRestaurantName(text)),
      Number(vocabulary.inDishName(text)),
    ];
    known.set(text, found);
    return found;
  };
  const ranked = frames.flatMap((frame) =>
    splitsOf(frame.words).map((split) => ({
      proposal: { ...split, frame },
      known: knownShare(split, knownOf),
      words: frame.words.length,
    })),
  );
  ranked.sort(
    (a, b) => b.proposal.hint - a.proposal.hint || b.known - a.known || b.words - a.words,
  );
  return ranked.map(({ proposal }) => proposal);
}

function knownShare(
  { restaurant, dish }: Split,
  knownOf: (word: string) => readonly [inRestaurant: number, inDish: number],
): number {
  let known = 0;
  for (const { text } of restaurant) known += knownOf(text)[0];
  for (const { text } of dish) known += knownOf(text)[1];
  return known / (restaurant.length + dish.length);
}
