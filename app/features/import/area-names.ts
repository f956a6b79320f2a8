import { fold, isDescriptive, tokenize, withoutArticle } from "~/features/names";

/** What a neighbourhood's name ends with that has a part of another's: «النسيم الشرقي» is in «النسيم». */
const DIRECTIONS = new Set(
  [
    ...["شرقي", "غربي", "شمالي", "جنوبي", "شرق", "غرب", "شمال", "جنوب", "east", "west", "north"],
    ...["south", "sharqi", "gharbi", "shamali", "janubi"],
  ].map(fold),
);

const bare = (word: string) => withoutArticle(word) ?? word;

/** A name's words as one text, without articles: neighbourhoods are written with and without. */
function keyOf(words: readonly string[]): string {
  const telling = words.map(bare).filter((word) => word !== "al");
  return telling.join(" ");
}

/** Recognises names that say only in which neighbourhood somebody sells something: strangers share those. */
export class AreaNames {
  readonly #keys = new Set<string>();

  /** @param names of the city's neighbourhoods. */
  constructor(names: Iterable<string> = []) {
    for (const name of names) {
      const words = tokenize(name);
      this.#keys.add(keyOf(words));
      const isPart = words.length > 1 && DIRECTIONS.has(bare(words.at(-1) ?? ""));
      if (isPart) this.#keys.add(keyOf(words.slice(0, -1)));
    }
  }

  /** Whether a name says where, beside what is sold, and nothing else: «مخبز النسيم», "Malaz Restaurant". */
  says(name: string): boolean {
    return this.#keys.has(keyOf(tokenize(name).filter((word) => !isDescriptive(word))));
  }
}
