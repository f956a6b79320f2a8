import { analyse, baseWeights } from "./analyse";
import { joinedKeys, keysOf } from "./skeleton";
import type { Term } from "./term";

/** Keys of meanings stand above those of sounds, which have 29 bits. */
const MEANINGS = 2 ** 29;

/** What a name is made of, so that names that sound or mean the same are found without comparing all with all. */
export interface SoundUnits {
  /**
   * For each word without which the name is another: its keys, of which a word that sounds or means the same has one.
   */
  words: number[][];
  /** The keys of all of it written as one word. */
  whole: number[];
}

/**
 * The units of a name.
 *
 * @param share of the name's weight, 0 to 1, up to which another may lack a word of it.
 */
export function soundUnits(name: string, share: number): SoundUnits {
  const analysis = analyse(name);
  const { terms, phrases } = analysis;
  const weights = baseWeights(analysis);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const keys = terms.map(soundsOf);
  const words = terms.flatMap((term, at) => {
    if ((weights[at] as number) <= share * sum) return [];
    const meanings = [
      ...term.meanings,
      ...phrases
        .filter(({ from, to }) => from <= at && at < to)
        .flatMap((phrase) => phrase.meanings),
    ];
    return [[...(keys[at] as number[]), ...meanings.map(({ id }) => MEANINGS + id)]];
  });
  return { words, whole: terms.length > 1 ? joinedKeys(terms.map(keysOf)) : (keys[0] ?? []) };
}

/** A key of fewer consonants: most slips are at a word's end, as of «ة» or an s that tells many. */
const SHORTEST = 1 << 12;

/** The consonants of a word in all its readings, with and without the last of three or more. */
function soundsOf(term: Term): number[] {
  const keys = keysOf(term);
  return [...new Set([...keys, ...keys.filter((key) => key >= SHORTEST).map((key) => key >> 4)])];
}
