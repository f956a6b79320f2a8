import type { Frame, Word } from "./frames";
import { type Split, splitsOf } from "./splits";

/** One way to read a query, before any name is looked up. */
export interface Proposal extends Split {
  frame: Frame;
}

/** Which words the catalogue's names are made of. */
export interface Vocabulary {
  inRestaurantName(word: string): boolean;
  inDishName(word: string): boolean;
}

/**
 * Every way to read a query, the most promising first: as the connectors say, then by the share of words that some
 * restaurant or dish has in its name, then those that leave the fewest words to other parts.
 */
export function proposalsOf(frames: readonly Frame[], vocabulary: Vocabulary): Proposal[] {
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

function knownShare({ restaurant, dish }: Split, vocabulary: Vocabulary): number {
  const count = (words: readonly Word[], isKnown: (word: string) => boolean) =>
    words.filter(({ text }) => isKnown(text)).length;
  const known = count(restaurant, vocabulary.inRestaurantName) + count(dish, vocabulary.inDishName);
  return known / (restaurant.length + dish.length);
}
