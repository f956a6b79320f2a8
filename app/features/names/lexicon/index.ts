import { fold } from "../fold";
import { business } from "./business";

/** One meaning, and how much a word of it weighs in a name: 1 for most, little for what every restaurant says of itself. */
export interface Concept {
  id: number;
  weight: number;
}

const concepts: Concept[] = [];
const byPhrase = new Map<string, number[]>();
let longest = 1;

for (const theme of [business]) {
  for (const line of theme.split("\n")) {
    const [, weight, words] = line.match(/^([\d.]+ )?(.+)$/) ?? [];
    if (!words) continue;
    const concept = { id: concepts.length, weight: weight ? Number(weight) : 1 };
    concepts.push(concept);
    for (const word of words.split(/[=,]/)) {
      const phrase = fold(word);
      const known = byPhrase.get(phrase);
      if (!known) byPhrase.set(phrase, [concept.id]);
      else if (!known.includes(concept.id)) known.push(concept.id);
      longest = Math.max(longest, phrase.split(" ").length);
    }
  }
}

/** The most words any entry of the lexicon has. */
export const LONGEST_PHRASE = longest;

/** The ids of the meanings of a folded word or phrase, exactly as listed. */
export function meaningsOf(phrase: string): readonly number[] | undefined {
  return byPhrase.get(phrase);
}

/** The weight of a meaning in a name. */
export function weightOfMeaning(id: number): number {
  return concepts[id]?.weight ?? 1;
}

/** Every word and phrase listed, folded. */
export function phrases(): Iterable<string> {
  return byPhrase.keys();
}
