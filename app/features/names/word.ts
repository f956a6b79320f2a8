import { withoutArticle } from "./article";
import { weightOf } from "./distance";
import { skeletonKeys } from "./skeleton";
import { symbolsOf } from "./symbols";

/** One pronunciation of a word: as it stands, or without its article. */
export class Form {
  /** About one for each consonant. */
  readonly weight: number;
  #keys: readonly number[] | undefined;

  constructor(readonly symbols: readonly number[]) {
    this.weight = weightOf(symbols);
  }

  /** Its skeleton keys: a word is looked up by them again and again. */
  get keys(): readonly number[] {
    this.#keys ??= skeletonKeys(this.symbols);
    return this.#keys;
  }
}

/** A folded word with its pronunciations. */
export interface PhoneticWord {
  text: string;
  arabic: boolean;
  forms: readonly Form[];
}

const ARABIC = /[\u0600-\u06FF]/;
/** How Latin letters are called, spelled so that Arabic spellings of the names sound the same: «كي اف سي» is KFC. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: "ei",
  b: "bee",
  c: "see",
  d: "dee",
  e: "ee",
  f: "ef",
  g: "jee",
  h: "etsh",
  i: "ai",
  j: "jei",
  k: "kei",
  l: "el",
  m: "em",
  n: "en",
  o: "o",
  p: "bee",
  q: "kyou",
  r: "ar",
  s: "es",
  t: "tee",
  u: "you",
  v: "vee",
  w: "dablyou",
  x: "eks",
  y: "wai",
  z: "zed",
};
/** One letter, or up to four without a vowel, are read letter by letter. */
const INITIALS = /^(?:[a-z]|[b-df-hj-np-tv-xz]{2,4})$/;

/** How the digits are called that names write for their sound: «مولتن» is "MOL10", «ايت اوز» "8oz". */
const DIGITS: Readonly<Record<string, string>> = {
  1: "won",
  2: "too",
  3: "three",
  4: "for",
  5: "faiv",
  6: "siks",
  7: "seven",
  8: "eit",
  9: "nain",
  10: "ten",
};
/** Letters and a number of one word. */
const MIXED = /^(?=.*[a-z])[a-z]*(?:[1-9]|10)[a-z]*$/;

function spelled(text: string): string {
  return [...text].map((letter) => LETTER_NAMES[letter] ?? letter).join("");
}

function formOf(text: string): Form {
  return new Form(symbolsOf(text));
}

/**
 * The sound of a folded word (or of several, joined), with and without its article, and of initials also as they are
 * called.
 */
export function wordOf(text: string): PhoneticWord {
  const joined = text.replaceAll(" ", "");
  const readings = [joined];
  const bare = withoutArticle(joined);
  if (bare !== undefined) readings.push(bare);
  if (INITIALS.test(joined)) readings.push(spelled(joined));
  if (MIXED.test(joined)) readings.push(joined.replace(/10|\d/, (digit) => DIGITS[digit] ?? digit));
  return { text, arabic: ARABIC.test(text), forms: readings.map(formOf) };
}

/** The sound weight of a whole word, its article included: about one for each consonant. */
export function soundWeight(word: PhoneticWord): number {
  return word.forms[0]?.weight ?? 0;
}
