/**
 * Words as sequences of graphemes ("sh", "kh", "ee", «تش» are one each), in one alphabet shared by both scripts,
 * so that one cost matrix compares any word with any other. A mark tells the place where it changes the sound:
 * `^` first in the word, `$` last; `ç` and `ĝ` are c and g before e, i, y.
 */

const LATIN_CONSONANTS =
  "b c ç d f g ĝ h h$ j k l m n p q r s s$ t v w y z ch sh th kh gh dh ph".split(" ");
const LATIN_VOWELS =
  "a e i o u y$ a^ e^ i^ o^ u^ a$ e$ aa ee oo ou ai ei au aw ie ea oa eu oi ow ew".split(" ");
const ARABIC_CONSONANTS = "ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه تش ء".split(" ");
const ARABIC_VOWELS = "ا و ي ا^ او^ اي^ و^ ي^ ا$ ه$ ي$".split(" ");
const DIGITS = "0 1 2 3 4 5 6 7 8 9 8~ 9~".split(" ");

/** Every grapheme; a word's symbols are indices into this list. The last one stands for any other letter. */
export const SYMBOLS: readonly string[] = [
  ...LATIN_CONSONANTS,
  ...LATIN_VOWELS,
  ...ARABIC_CONSONANTS,
  ...ARABIC_VOWELS,
  ...DIGITS,
  "?",
];

export const SYMBOL_ID: ReadonlyMap<string, number> = new Map(
  SYMBOLS.map((symbol, id) => [symbol, id]),
);

/** Written with two or three letters, said as one; longest first. The value is the symbol (or symbols) it becomes. */
const LATIN_GRAPHEMES: readonly [string, string][] = [
  ["tch", "ch"],
  ["sch", "sh"],
  ["ch", "ch"],
  ["sh", "sh"],
  ["th", "th"],
  ["kh", "kh"],
  ["gh", "gh"],
  ["dh", "dh"],
  ["ph", "ph"],
  ["ck", "k"],
  ["wh", "w"],
  ["aa", "aa"],
  ["ee", "ee"],
  ["oo", "oo"],
  ["ou", "ou"],
  ["ai", "ai"],
  ["ei", "ei"],
  ["au", "au"],
  ["ie", "ie"],
  ["ea", "ea"],
  ["oa", "oa"],
  ["eu", "eu"],
  ["oi", "oi"],
];
/** A vowel with a glide, when no vowel follows that would make the glide a consonant ("flow", "bay", but "away"). */
const GLIDES: Record<string, string> = {
  aw: "aw",
  ow: "ow",
  ew: "ew",
  ay: "ai",
  ey: "ei",
  oy: "oi",
  uy: "i",
};

const VOWEL = new Set("aeiou");
const isLatin = (letter: string | undefined) =>
  letter !== undefined && letter >= "a" && letter <= "z";
const isDigit = (letter: string | undefined) =>
  letter !== undefined && letter >= "0" && letter <= "9";

/** Arabizi: digits that stand for Arabic letters. 8 and 9 are read differently from place to place, so each has its own symbol. */
const ARABIZI: Record<string, string> = {
  2: "ء",
  3: "ع",
  5: "خ",
  6: "ط",
  7: "ح",
  8: "8~",
  9: "9~",
};

/**
 * A lone digit beside Latin letters is a letter ("7amza", "3mo", "ba7r"), unless the word is a number with its unit or
 * a name that counts ("7up", "500ml", "2nd", "h2o", "x2").
 */
const COUNTED =
  /^(?:\d+(?:up|ml|l|cl|g|gm|gr|kg|k|oz|cm|mm|m|pc|pcs|x|st|nd|rd|th|d|in|inch)|[a-z]\d[a-z]?|[a-z]+\d+)$/;

export function isArabizi(term: string): boolean {
  return /[a-z]/.test(term) && /\d/.test(term) && !/\d\d|[014]/.test(term) && !COUNTED.test(term);
}

function latinSymbols(term: string): string[] {
  const arabizi = isArabizi(term);
  const out: string[] = [];
  let at = 0;
  while (at < term.length) {
    const letter = term[at] as string;
    if (isDigit(letter)) {
      out.push((arabizi && ARABIZI[letter]) || letter);
      at += 1;
      continue;
    }
    const next = term[at + 1];
    const pair = letter + (next ?? "");
    const glide = GLIDES[pair];
    if (glide && !VOWEL.has(term[at + 2] ?? "")) {
      out.push(glide);
      at += 2;
      continue;
    }
    const grapheme = LATIN_GRAPHEMES.find(([written]) => term.startsWith(written, at));
    if (grapheme) {
      out.push(grapheme[1]);
      at += grapheme[0].length;
      continue;
    }
    if (next === letter) {
      at += 1;
      continue;
    }
    const first = at === 0;
    const last = at === term.length - 1;
    if (letter === "x") out.push("k", "s");
    else if ((letter === "c" || letter === "g") && next !== undefined && "eiy".includes(next))
      out.push(letter === "c" ? "ç" : "ĝ");
    else if (letter === "y" && !VOWEL.has(next ?? "")) out.push(last ? "y$" : "i");
    else if (VOWEL.has(letter) && first) out.push(`${letter}^`);
    else if (last && !first && "aehs".includes(letter)) out.push(`${letter}$`);
    else out.push(isLatin(letter) ? letter : "?");
    at += 1;
  }
  return out;
}

function arabicSymbols(term: string): string[] {
  const out: string[] = [];
  for (let at = 0; at < term.length; at++) {
    const letter = term[at] as string;
    const next = term[at + 1];
    const first = at === 0;
    const last = at === term.length - 1;
    if (next === letter && !isDigit(letter)) continue;
    if (letter === "ت" && next === "ش") {
      out.push("تش");
      at += 1;
    } else if (first && letter === "ا" && (next === "و" || next === "ي") && term.length > 2) {
      out.push(`ا${next}^`);
      at += 1;
    } else if (first && !last && "اوي".includes(letter)) out.push(`${letter}^`);
    else if (last && !first && "اهي".includes(letter)) out.push(`${letter}$`);
    else out.push(SYMBOL_ID.has(letter) ? letter : "?");
  }
  return out;
}

const ANY_ARABIC = /[\u0600-\u06FF]/;

/** The graphemes of one folded word. Doubled letters count once, except doubled vowels, which are long ones. */
export function graphemes(term: string): string[] {
  return ANY_ARABIC.test(term) ? arabicSymbols(term) : latinSymbols(term);
}

/** The graphemes of one folded word as indices into SYMBOLS. */
export function symbolsOf(term: string): Uint8Array {
  return Uint8Array.from(
    graphemes(term),
    (grapheme) => SYMBOL_ID.get(grapheme) ?? SYMBOLS.length - 1,
  );
}
