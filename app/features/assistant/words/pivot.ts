import { romanised } from "~/features/understanding";
import { PIVOT_TABLE } from "./pivot-table";

/** The languages that are read by way of English. */
export type PivotLanguage = "ur" | "hi" | "tl";

/** No entry has more words. */
const LONGEST = 6;

const HINDI_URDU = new Map<string, string>();
const FILIPINO = new Map<string, string>();
for (const line of PIVOT_TABLE.trim().split("\n")) {
  const [english = "", hindiUrdu = "", filipino = ""] = line.split("\t");
  for (const form of hindiUrdu.split(",").filter(Boolean)) keep(HINDI_URDU, form, english);
  for (const form of filipino.split(",").filter(Boolean)) keep(FILIPINO, form, english);
}

/** What stands first holds: the more telling entries come before the others. */
function keep(words: Map<string, string>, form: string, english: string): void {
  const known = plainOf(form);
  if (!words.has(known)) words.set(known, english);
}

/** A word or a phrase without case, marks and what writers differ in. */
function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u093c\u064b-\u0652\u0670\u200c\u200d]/gu, "")
    .normalize("NFC");
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether a word or a phrase is one of a language's, and not called so in English as well. */
export function isWordOf(language: PivotLanguage, word: string): boolean {
  const plain = plainOf(word);
  const english = (language === "tl" ? FILIPINO : HINDI_URDU).get(plain);
  return english !== undefined && english !== plain;
}

/** How many words, from one on, are the name of something as it is written; 0 when none are. Words are folded. */
export type NameAt = (words: readonly string[], at: number) => number;

const NO_NAMES: NameAt = () => 0;

/**
 * A message in Urdu, Hindi or Filipino with the words that questions are made of in English, and all others as they sound.
 * Names stay as they are: of "sinigang na hipon" nothing is a shrimp.
 */
export function pivoted(message: string, language: PivotLanguage, nameAt = NO_NAMES): string {
  const known = language === "tl" ? FILIPINO : HINDI_URDU;
  const words = [...message.matchAll(WORD)];
  const plain = words.map(([word]) => plainOf(word));
  let said = "";
  let end = 0;
  for (let at = 0; at < words.length; ) {
    const named = nameAt(plain, at);
    const { length, english } = named > 0 ? namedAt(words, at, named) : longestAt(plain, at, known);
    const first = words[at];
    const last = words[at + length - 1];
    if (!first || !last) break;
    said += message.slice(end, first.index);
    said += english === undefined ? spelt(first[0]) : english === "~" ? "" : english;
    end = last.index + last[0].length;
    at += length;
  }
  return ordered(`${said}${message.slice(end)}`);
}

/** A name, whose words are kept. */
function namedAt(words: readonly RegExpExecArray[], at: number, length: number): PivotEntry {
  const english = words.slice(at, at + length).map(([word]) => word);
  return { length, english: english.join(" ") };
}

/** How many words are an entry, and what they are in English. */
interface PivotEntry {
  length: number;
  english: string | undefined;
}

/** The longest entry that begins at a word, all of them plain. */
function longestAt(
  words: readonly string[],
  at: number,
  known: ReadonlyMap<string, string>,
): PivotEntry {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const english = known.get(words.slice(at, at + length).join(" "));
    if (english !== undefined) return { length, english };
  }
  return { length: 1, english: undefined };
}

/** What the words of a message in its own letters are read as, each with how the person wrote it. */
export function ownForms(message: string, language: string): Map<string, string> {
  const forms = new Map<string, string>();
  if (language !== "ur" && language !== "hi") return forms;
  const words = [...message.matchAll(WORD)].map(([word]) => word);
  const plain = words.map(plainOf);
  for (let at = 0; at < words.length; ) {
    const { length, english } = longestAt(plain, at, HINDI_URDU);
    const own = words.slice(at, at + length).join(" ");
    const read = english ?? spelt(own);
    if (read !== "~" && read !== own && !/\p{Script=Latin}/u.test(own)) forms.set(read, own);
    at += length;
  }
  return forms;
}

/** Words that were read, as the person wrote them. */
export function asTheyWrote(read: string, forms: ReadonlyMap<string, string>): string {
  const words = read.split(" ");
  let own = "";
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !forms.has(words.slice(at, at + length).join(" "))) length--;
    const part = words.slice(at, at + length).join(" ");
    own += `${own && " "}${forms.get(part) ?? part}`;
    at += length;
  }
  return own;
}

/** Devanagari as it sounds, by which names are found; letters of Urdu are folded like others, and are shown as they were written. */
function spelt(word: string): string {
  return /\p{Script=Devanagari}/u.test(word) ? romanised(word) : word;
}

/** What stands behind its noun in Hindi stands before it in English: "onion <without", "mandi similar to". */
function ordered(text: string): string {
  return (
    text
      .replace(/\s+/gu, " ")
      .replace(/(\S+) <without/gu, "without $1 ,")
      .replace(/(\S+) (im allergic to|i dont eat|i dont like|i live in)(?!\s+[\p{L}])/gu, "$2 $1")
      .replace(/^(.+?) (forget|remove|reduce)(?=\W*$)/gu, "$2 $1")
      // What is "with me" in Hindi, and "there is" in Filipino, is had: an amount of money is no place.
      .replace(/(?:near me|near|is there) (?=(?:only )?\d+ riyals)/gu, "i have ")
      .replace(/<without/gu, "without")
      .trim()
  );
}

/** Something that a person wrote, in words that are read here: English where it is Urdu, Hindi or Filipino. */
export function readable(text: string, language: string, nameAt?: NameAt): string {
  return language === "ur" || language === "hi" || language === "tl"
    ? pivoted(text, language, nameAt)
    : text;
}
