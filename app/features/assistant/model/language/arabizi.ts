import { fold } from "~/features/names";
import { phrasesIn } from "~/features/understanding";
import { isFoodWord } from "../vocabulary/food-words";

/** Arabic words by how they are written in Latin letters, and those that are no word of another language. */
const KNOWN = phrasesIn("arabizi");
const WRITTEN = new Map(KNOWN.map(({ phrase, meaning }) => [phrase, meaning] as const));
const OWN = new Set(KNOWN.flatMap(({ phrase, shy }) => (shy ? [] : [phrase])));

/** Is a word in Latin letters Arabic, and of no other language? */
export const isArabiziAlone = (word: string): boolean => OWN.has(word);

/** The article, apart or written onto its word. */
const GLUED = /^(?:el|il|al)(?=.{3})/u;
/** A preposition and the article: "bel jebn", "fel malaz"; the dish or the place follows. */
const ONTO: Readonly<Record<string, string>> = {
  ...{ bel: "ب", bil: "ب", bal: "ب" },
  ...{ lel: "ل", lil: "ل", lal: "ل" },
  ...{ fel: "في", fil: "في", fal: "في" },
};

/** A word as it is written in Arabic; undefined where nobody knows it. */
export function arabicOf(word: string): string | undefined {
  // "Asht-hi": two letters that would be read as one are parted.
  const small = word.toLowerCase().replaceAll("’", "'").replaceAll("-", "");
  const whole = WRITTEN.get(small);
  if (whole !== undefined) return whole;
  const bare = small.replace(GLUED, "");
  const known = bare !== small && !isFoodWord(fold(small)) ? WRITTEN.get(bare) : undefined;
  return known && withArticle(known);
}

const withArticle = (word: string) => (word.startsWith("ال") ? word : `ال${word}`);

const WORD = /[\p{L}\p{N}'’-]+/gu;
/** An article before an Arabic word is written onto it, and before one in Latin letters says nothing: "el wajba", "el pizza". */
const ARTICLE = /(?<![\p{L}\p{N}])(?:el|il)\s+(?=[\p{L}\p{N}])/giu;
const ARTICLE_OF = /(?<![\p{L}\p{N}])(?:el|il|al)\s+(\p{Script=Arabic}+)/giu;
const ONTO_NEXT =
  /(?<![\p{L}\p{N}])(bel|bil|bal|lel|lil|lal|fel|fil|fal)\s+(\p{Script=Arabic}+)?/giu;
/** "La 4 ashkhas", "b 100 riyal"; "la shakhsain" is written onto its word. */
const COUNTED = /(?<![\p{L}\p{N}])(?:لا|la|l|b|bi)\s+(?=\d)/giu;

/** "L alsa7afa": to a place, and no size of a dish. */
const TO_PLACE = /(?<=^|\s)l\s+(?=(?:al|el|as|an|ar)[\p{L}\p{N}'’-]{3})/giu;

/** Arabic in Latin letters, with the words that are known of it in Arabic ones; names and dishes stay. */
export function inArabicLetters(message: string): string {
  return message
    .replace(WORD, (word) => arabicOf(word) ?? word)
    .replace(ARTICLE_OF, (_, word: string) => withArticle(word))
    .replace(ARTICLE, "")
    .replace(ONTO_NEXT, (_, onto: string, word?: string) => ontoNext(onto, word))
    .replace(TO_PLACE, "le ")
    .replace(COUNTED, (said) => (/^b/i.test(said) ? "ب " : "ل "))
    .replace(/(?<=^|\s)لا\s+(?=شخصين|نفرين|اشخاص)/gu, "ل")
    .replace(/(?<=^|\s)و\s+(?=\p{Script=Arabic})/gu, "و");
}

/** A preposition and the article before a word; what stays in Latin letters is a name or a dish. */
function ontoNext(onto: string, word: string | undefined): string {
  const before = ONTO[onto.toLowerCase()] ?? "";
  if (word === undefined) return before === "ب" ? "في " : `${before} `;
  const bare = word.replace(/^ال/u, "");
  if (before === "ل") return `لل${bare}`;
  return before === "ب" ? `بال${bare}` : `${before} ال${bare}`;
}
