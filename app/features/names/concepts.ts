import { termOf } from "./term";

/** The lexicon's meanings of a folded word, as ids, surest first: words with an id in common mean the same. */
export function conceptsOf(text: string): number[] {
  return [...termOf(text).meanings].sort((a, b) => b.sure - a.sure).map(({ id }) => id);
}
