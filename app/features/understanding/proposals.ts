import type { Frame, QueryWord } from "./frames";
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
  const ranked = frames.flatMap((frame) =>
    splitsOf(frame.words).map((split) => ({
      proposal: { ...split, frame },
      known: knownShare(split, vocabulary),
      words: frame.words.length,
    })),
  );
  ranked.sort(
    (a, b) => b.proposal.hint - a.proposal.hint || b.known - a.known || b.words - a.words,
  );
  return ranked.map(({ proposal }) => proposal);
}

function knownShare({ restaurant, dish }: Split, vocabulary: CatalogueVocabulary): number {
  const count = (words: readonly QueryWord[], isKnown: (word: string) => boolean) =>
    words.filter(({ text }) => isKnown(text)).length;
  const known = count(restaurant, vocabulary.inRestaurantName) + count(dish, vocabulary.inDishName);
  return known / (restaurant.length + dish.length);
}
