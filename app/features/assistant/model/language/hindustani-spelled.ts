import { fold } from "~/features/names";
import { phrasesIn, romanised, wordFiles } from "~/features/understanding";
import type { KnownNames } from "../vocabulary/known-names";
import { isLeftOf, isName } from "./shortened";

/** How often the words data has a word of Hindi and Urdu in Latin letters: of those that sound alike the most common one is meant. */
const OFTEN = new Map<string, number>();
/** What is said in other languages that use these letters. */
const OTHERS = new Set<string>();
for (const file of wordFiles())
  for (const { phrase, meaning, language } of phrasesIn(file))
    for (const word of fold(file === "spellings" ? meaning : phrase).split(" "))
      if (!/^[a-z]+$/.test(word)) continue;
      else if (language === "hi-Latn") OFTEN.set(word, (OFTEN.get(word) ?? 0) + 1);
      else if (language === "en") OTHERS.add(word);

/**
 * How a word sounds, whoever spells it: nobody teaches Hindi and Urdu in Latin letters, so that «کیا» is "kya" and "kia",
 * «کتنے» "kitne" and "kitnay". What is breathed behind a consonant and hummed behind a vowel is left out as often as not.
 */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/q|ck|c(?!h)/g, "k")
    .replace(/w/g, "v")
    .replace(/[zx]/g, "j")
    .replace(/c+h+/g, "c")
    .replace(/(?<=[bdgjkpt])h/g, "")
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/i?y(?=[aeou])|i(?=[aeou])/g, "y")
    .replace(/[ae][iy](?![aeou])/g, "e")
    .replace(/[ao]u/g, "o")
    .replace(/(?<=[aeiou])h(?=[iy]|$)/g, "")
    .replace(/(.)\1/g, "$1")
    .replace(/(?<=[aeiou])n$/, "");

/** The same of one that ends in a y, which is an i to some and an e to others: "kitny". */
const openEnded = (sound: string) => sound.replace(/(?<=.)[eiy]$/, "i");

/** What is left of a sound without its vowels. */
const bonesOf = (sound: string): string => sound.replace(/(?<=.)[aeiouy]/g, "");

/** "Kitnay", "milay": the end of a word as Urdu spells it, which the words data has in few of its phrases. */
const AS_URDU = /[^a]ay$/;

function byKey(keyOf: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const word of [...OFTEN.keys()].sort((a, b) => often(b) - often(a)))
    if (!AS_URDU.test(word)) words.set(keyOf(word), [...(words.get(keyOf(word)) ?? []), word]);
  return words;
}
const often = (word: string) => OFTEN.get(word) ?? 0;

/** By each way to hear a word those that are heard so, the most said first. */
const BY_SOUND = byKey(soundOf);
const BY_OPEN = byKey((word) => openEnded(soundOf(word)));
const BY_BONES = byKey((word) => bonesOf(soundOf(word)));

/** The word of the words data that sounds like one it lacks: "sasty" is "saste", "muje" is "mujhe"; undefined where none does. */
export function soundingLike(word: string): string | undefined {
  if (OTHERS.has(word) || !/^[a-z]{3,}$/.test(word)) return undefined;
  const sound = soundOf(word);
  const [alike] = BY_SOUND.get(sound) ?? [];
  if (OFTEN.has(word)) return AS_URDU.test(word) ? alike : undefined;
  return alike ?? BY_OPEN.get(openEnded(sound))?.[0];
}

/** The same for one whose vowels are left out: "kr" is "kar", "btao" is "batao". */
function shortFor(word: string): string | undefined {
  const sound = soundOf(word);
  const bones = bonesOf(sound);
  if (OFTEN.has(word) || OTHERS.has(word) || bones.length < 2) return undefined;
  const found = (BY_BONES.get(bones) ?? []).filter(
    (one) => isLeftOf(sound, soundOf(one)) && !soundOf(one).startsWith(sound),
  );
  // The shortest is the least guess, and of several as long the one that is said most.
  return [...found].sort((a, b) => soundOf(a).length - soundOf(b).length)[0];
}

const WORDS = /(?<![\p{L}\p{M}\p{N}'’-])[a-z]{2,}(?![\p{L}\p{M}\p{N}'’-])/giu;

/** "Kia hay": is, and no quarter («حي») such as "Hay Al Malqa". */
const IS = /(?<!\p{L})hay(?!\p{L}|\s+a[\p{L}]?[lnrsd](?!\p{L}))/giu;

/** "Kitne ka h", "malaz m", "biryani k sath": small words by their first letter. */
const IS_SHORT = /(?<=\p{L} )h(?=[\s?.!,]|$)/giu;
const OF_SHORT =
  /(?<=\p{L} )k(?= (?:sath|liye|lie|andar|paas|pas|niche|upar|baad|ghar)(?!\p{L}))/giu;
const IN_SHORT = /(?<=(\p{L}{2,}) )m(?=[\s?.!,]|$)/giu;
const inFull = (message: string, names: KnownNames): string =>
  message
    .replace(IS_SHORT, "hai")
    .replace(OF_SHORT, "ke")
    .replace(IN_SHORT, (letter, place: string) =>
      names.areaAt([fold(place)], 0, false) > 0 || OFTEN.has(fold(place)) ? "mein" : letter,
    );

/** "Chai or samosay": «اور», which is "and" as Hindi and Urdu say it; where one of two is chosen it may be the English word. */
const AND = /(?<!\p{L})or(?!\p{L})/giu;
const CHOOSES =
  /(?<!\p{L})(?:k(?:au|o)n\p{L}*|kis|m(?:ei?n?|ai?n) se|koi ek|behtar|better|best|which|sast[aie]|mehe?ng[aie]|mahang[aie]|farq|ya|less|compare|muq[ab]\p{L}*)(?!\p{L})/iu;
const withAnd = (message: string): string =>
  CHOOSES.test(message) ? message : message.replace(AND, "aur");

/** «मलाज में»: a place whose ज is written without the dot that makes it the z of its name. */
const withDots = (message: string, { areaAt }: KnownNames): string =>
  message.replace(/\p{Script=Devanagari}+/gu, (word) => {
    const dotted = word.replace(/ज(?!़)/gu, "ज़");
    const isArea = (one: string) => areaAt([fold(romanised(one))], 0, false) > 0;
    return dotted !== word && isArea(dotted) && !isArea(word) ? dotted : word;
  });

/** A message with the words of Hindi and Urdu as the words data spells them, unless a name or a food is called so. */
export const asHindustaniSpells = (message: string, names: KnownNames): string =>
  withAnd(inFull(withDots(message, names).replace(IS, "hai"), names)).replace(WORDS, (word) => {
    const folded = word.toLowerCase();
    const read = soundingLike(folded) ?? shortFor(folded);
    return read === undefined || isName(folded, names) ? word : read;
  });
