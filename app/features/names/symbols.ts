/**
 * Words as sequences of graphemes ("sh", "kh", "ee", «تش» are one each), in one alphabet shared by both scripts, so that one
 * cost matrix compares any word with any other. A mark tells the place where it changes the sound: `^` first in the word,
 * `$` last, `~` lengthened by a silent e ("cake", "time"); `ç` and `ĝ` are c and g before e, i, y.
 */

const LATIN_CONSONANTS = "b c ç d f g ĝ h h$ j k l m n p q r s s$ t v w y z ch sh th kh gh dh ph";
const LATIN_VOWELS =
  "a e i o u y$ a^ e^ i^ o^ u^ a$ e$ a~ i~ aa ee oo ou ai ei au aw ie ea oa eu oi ow ew";
const ARABIC_CONSONANTS = "ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه تش تز ء";
const ARABIC_VOWELS = "ا و ي اي او ا^ او^ اي^ و^ ي^ ا$ ه$ ي$ وي$";
const DIGITS = "0 1 2 3 4 5 6 7 8 9 8~ 9~";
/** Any other letter. */
const UNKNOWN = "?";

/** Every grapheme; a word's symbols are indices into this list. */
export const SYMBOLS: readonly string[] = [
  LATIN_CONSONANTS,
  LATIN_VOWELS,
  ARABIC_CONSONANTS,
  ARABIC_VOWELS,
  DIGITS,
  UNKNOWN,
].flatMap((group) => group.split(" "));

export const SYMBOL_ID: ReadonlyMap<string, number> = new Map(
  SYMBOLS.map((symbol, id) => [symbol, id]),
);

/** Several Latin letters said as one sound, and the symbols they become, `$` for the word's end; of two that fit the longer is first. */
const LATIN_GRAPHEMES: readonly [written: string, symbols: readonly string[]][] = [
  ["eaux$", ["o"]],
  ["eau$", ["o"]],
  ["eux$", ["eu"]],
  ["ign$", ["i~", "n"]],
  ["tion", ["sh", "n"]],
  ["ture$", ["ch", "r"]],
  ["tury$", ["ch", "r", "y$"]],
  ["igh", ["i~"]],
  ["tch", ["ch"]],
  ["sch", ["sh"]],
  ..."ch sh th kh gh dh ph aa ee oo ou ai ei au aw ie ea oa eu oi ow ew"
    .split(" ")
    .map((pair): [string, string[]] => [pair, [pair]]),
  ["ck", ["k"]],
  ["wh", ["w"]],
  ["ay", ["ai"]],
  ["ey", ["ei"]],
  ["oy", ["oi"]],
];

/** Arabizi: digits that stand for Arabic letters. 8 and 9 are read differently from place to place, so each has its own symbol. */
const ARABIZI: Readonly<Record<string, string>> = {
  2: "ء",
  3: "ع",
  5: "خ",
  6: "ط",
  7: "ح",
  8: "8~",
  9: "9~",
};

/** A number with its unit, or a name that counts: "7up", "500ml", "2nd", "x2". */
const COUNTED =
  /^(?:\d+(?:up|ml|l|cl|g|gm|gr|kg|k|oz|cm|mm|m|pc|pcs|x|st|nd|rd|th|d|in|inch)|[a-z]\d)$/;

/** Do the digits of a folded word stand for letters ("7amza", "3mo", "sha3bi")? A real number's do not. */
export function isArabizi(term: string): boolean {
  return /[a-z]/.test(term) && /\d/.test(term) && !/\d\d|[014]/.test(term) && !COUNTED.test(term);
}

const SILENT_E = /^[bcdfgklmnprstvz]es?$/;
const isVowel = (letter: string) => letter !== "" && "aeiou".includes(letter);

/** The symbols of the one Latin letter at `at`. */
function latinLetter(term: string, at: number): string[] {
  const letter = term.charAt(at);
  const next = term.charAt(at + 1);
  const first = at === 0;
  const last = next === "";
  // Before a soft c its s is that c: "excellent".
  if (letter === "x")
    return next === "c" && "eiy".includes(term.charAt(at + 2)) ? ["k"] : ["k", "s"];
  if (letter === "c" && next !== "" && "eiy".includes(next)) return ["ç"];
  if (letter === "g" && next !== "" && "eiy".includes(next)) return ["ĝ"];
  if (letter === "y" && !isVowel(next)) return [last ? "y$" : "i"];
  if (isVowel(letter) && first) return [`${letter}^`];
  if ((letter === "a" || letter === "i") && SILENT_E.test(term.slice(at + 1)))
    return [`${letter}~`];
  if (last && "aehs".includes(letter)) return [`${letter}$`];
  return [letter];
}

function latinGraphemes(term: string): string[] {
  const arabizi = isArabizi(term);
  const ended = `${term}$`;
  const out: string[] = [];
  for (let at = 0; at < term.length; ) {
    const letter = term.charAt(at);
    const written = LATIN_GRAPHEMES.find(([each]) => ended.startsWith(each, at));
    if (written) {
      out.push(...written[1]);
      at += written[0].length;
      continue;
    }
    const standsFor = arabizi ? ARABIZI[letter] : undefined;
    if (standsFor) out.push(standsFor);
    else if (/\d/.test(letter)) out.push(letter);
    else if (term.charAt(at + 1) !== letter) out.push(...latinLetter(term, at));
    at += 1;
  }
  return out;
}

/** Two Arabic letters for one foreign sound: ch, ts or z, and the vowels of "time" and "house". */
const ARABIC_PAIRS = new Set(["تش", "تز", "اي", "او"]);

function arabicGraphemes(term: string): string[] {
  const out: string[] = [];
  for (let at = 0; at < term.length; at++) {
    const letter = term.charAt(at);
    const next = term.charAt(at + 1);
    const first = at === 0;
    const last = next === "";
    if (next === letter && term.charAt(at + 2) === letter && !/\d/.test(letter)) continue;
    const pair = letter + next;
    if (ARABIC_PAIRS.has(pair)) {
      out.push(first && term.length > 2 && SYMBOL_ID.has(`${pair}^`) ? `${pair}^` : pair);
      at += 1;
    } else if (pair === "وي" && !first && at + 2 === term.length) {
      out.push("وي$");
      at += 1;
    } else if (first && !last && "اوي".includes(letter)) out.push(`${letter}^`);
    else if (last && !first && "اهي".includes(letter)) out.push(`${letter}$`);
    else out.push(letter);
  }
  return out;
}

/** «داوود» and «داود», «طاووق» and «طاوق»: the second و may be left out. */
const DOUBLE_WAW = /(?<=.)وو(?=.)/g;

const ANY_ARABIC = /[\u0600-\u06FF]/;

/**
 * The graphemes of one folded word. Doubled Latin letters count once, except doubled vowels, which are long ones; Arabic writes
 * no doubled letter twice unless a vowel stands between them, and a long one may do for both: «طاووق» (or the writer leans on the key: no letter counts three times).
 */
export function graphemes(term: string): string[] {
  return ANY_ARABIC.test(term)
    ? arabicGraphemes(term.replace(DOUBLE_WAW, "و"))
    : latinGraphemes(term);
}

/** The graphemes of one folded word as indices into SYMBOLS. */
export function symbolsOf(term: string): readonly number[] {
  return graphemes(term).map((grapheme) => SYMBOL_ID.get(grapheme) ?? SYMBOLS.length - 1);
}
