import { fold } from "~/features/names";
import { phrasesIn, wordFiles } from "~/features/understanding";
import type { KnownNames } from "../vocabulary/known-names";
import { knownForm } from "./filipino-verbs";
import { isLeftOf, isName } from "./shortened";

/** Words with letters that a shorter one is never short for. */
const PLAIN = /^[a-z]+$/;

/** How often the words data has a word: of two that are shortened alike the one that is in more phrases is meant. */
const OFTEN = new Map<string, number>();
/** What other languages call something, and what menus and amounts are written with. */
const OTHERS = new Set<string>();
// Nobody writes a city in short: "bago" is before, and no Baguio.
for (const file of wordFiles().filter((name) => name !== "cities"))
  for (const { phrase, meaning, language } of phrasesIn(file)) {
    if (file === "spellings" && language !== "tl") continue;
    const words = fold(file === "spellings" ? meaning : phrase).split(" ");
    for (const word of words) {
      if (language !== "tl") OTHERS.add(word);
      else if (PLAIN.test(word)) OFTEN.set(word, (OFTEN.get(word) ?? 0) + 1);
    }
  }

/** "Namen", "anu", "aq": letters that are written for each other. */
const alike = (word: string) =>
  word.replaceAll("q", "k").replaceAll("u", "o").replaceAll("e", "i").replaceAll("2", "to");

const withoutVowels = (word: string) => word.replace(/(?<=.)[aio]/g, "");
/** What is left of a word where its vowels are dropped, and the glides between them: "kau", "ngaun". */
const bones = (word: string) => withoutVowels(alike(word).replace(/(?<=[aio])[wy](?=[aio])/g, ""));

const BY_BONES = new Map<string, string[]>();
// "Kyong" keeps the glide of "kayong".
for (const word of OFTEN.keys())
  for (const key of new Set([bones(word), withoutVowels(alike(word))]))
    BY_BONES.set(key, [...(BY_BONES.get(key) ?? []), word]);

/** What has so few letters may be short for anything. */
const LEAST = 3;

/** "Lahat2": a word that is said twice. */
const twice = (word: string): string | undefined => {
  const once = word.endsWith("2") ? word.slice(0, -1) : "";
  return once.length >= LEAST && OFTEN.has(once) ? `${once} ${once}` : undefined;
};

/** The word that a shortened one stands for: "nmin" is "namin", "d2" is "dito"; undefined where it is none. */
export function wholeWord(word: string): string | undefined {
  const short = alike(word);
  if (OFTEN.has(word) || OTHERS.has(word) || !/^[a-z]+$/.test(short)) return undefined;
  if (short.length < LEAST && bones(word).length < 2) return undefined;
  // "Tag" is no "taga": who shortens a word leaves out more than its end.
  const found = (BY_BONES.get(bones(word)) ?? []).filter(
    (one) => isLeftOf(short, alike(one)) && (!one.startsWith(word) || one === word),
  );
  // The shortest is the least guess, and of several as long the one that is said most.
  return found.sort((a, b) => a.length - b.length || (OFTEN.get(b) ?? 0) - (OFTEN.get(a) ?? 0))[0];
}

/** What leans on the word before it, and is often written onto it: "meronba", "magkanopo", "parin". */
const LEANING = /^(.*[a-z])(ba|po|lang|lng|nga|din|rin|yan|yun)$/;

const written = (word: string): string | undefined => {
  const [, before = "", leaning = ""] = LEANING.exec(word) ?? [];
  return OFTEN.has(before) ? `${before} ${leaning}` : undefined;
};

/** "Pwede b", "d ako": what one letter of a sentence stands for, by what it stands beside. */
const QUESTION =
  /(?<=\p{L} )(?<!(?<!\p{L})(?:platform|app|plat|sa|kay|ang|yung|ung|at|o|vs|[ac]) )b(?=[\s?]|$)(?! (?:o|at|vs|na lang|nalang)(?!\p{L}))/giu;
const NOT = /(?<!\p{L})d (?=(?:ako|ko|po|pa|ba|naman|sila|rin|din|masyadong?|gaano)(?!\p{L}))/giu;
const AT = /(?<=\p{L} )s (?=\p{L}{3})/giu;
const MINE = /(?<=\p{L} )[qk](?=[\s?.!,]|$)/giu;

/** A Filipino sentence with the words whole that messages write with letters left out, unless a name or a food has them. */
export const withWholeWords = (sentence: string, names: KnownNames): string =>
  sentence
    .replace(QUESTION, "ba")
    .replace(NOT, "di ")
    .replace(AT, "sa ")
    .replace(MINE, "ko")
    .replace(WORDS, (word) => {
      const folded = word.toLowerCase();
      if (isName(folded, names) || OFTEN.has(folded) || OTHERS.has(folded)) return word;
      return twice(folded) ?? wholeWord(folded) ?? written(folded) ?? knownForm(folded) ?? word;
    });
/** Words, but of "PWD discount", which is somebody's. */
const WORDS = /(?<![\p{L}\p{N}'’-])(?!pwd (?:discount|id|card))\p{L}[\p{L}2]+(?![\p{L}\p{N}'’-])/gu;
