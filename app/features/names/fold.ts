/**
 * The one folding. Two texts that a reader takes for the same letters fold to the same string;
 * everything stored, indexed or asked is compared through it.
 */

/** Arabic letters and look-alikes from Persian, Urdu and Kurdish keyboards → the plain Arabic letter. */
const LETTERS: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ٲ: "ا",
  ٳ: "ا",
  ى: "ي",
  ئ: "ي",
  ی: "ي",
  ې: "ي",
  ے: "ي",
  ۓ: "ي",
  ێ: "ي",
  ؤ: "و",
  ۆ: "و",
  ۇ: "و",
  ۈ: "و",
  ۋ: "و",
  ة: "ه",
  ہ: "ه",
  ھ: "ه",
  ۀ: "ه",
  ۂ: "ه",
  ە: "ه",
  ۃ: "ه",
  ک: "ك",
  ڪ: "ك",
  ګ: "ك",
  ڭ: "ك",
  گ: "ق",
  ڨ: "ق",
  پ: "ب",
  چ: "ج",
  ژ: "ز",
  ڤ: "ف",
  ڥ: "ف",
  ٹ: "ت",
  ڈ: "د",
  ڑ: "ر",
  ڕ: "ر",
  ڵ: "ل",
  ں: "ن",
  ڼ: "ن",
  ء: "",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");

/** Arabic-Indic U+0660–0669 and Persian U+06F0–06F9 digits; NFKC leaves both alone. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Latin accents (after NFD), tashkeel and Quranic signs, tatweel, variation selectors, invisible joiners, bidi controls,
 * NUL and the other controls that are not white space. Vowel signs of other scripts (Devanagari) are letters to us and stay.
 */
const DROPPED = /(?=[\p{Script=Arabic}\p{Script=Inherited}])\p{M}|\u0640|\p{Cf}|(?!\s)\p{Cc}/gu;

/** ʻokina, ʿayn, primes, back-ticks and quotes inside a word: "Barn's" and "barns" are one name. */
const APOSTROPHE = /['’‘`´ʻʼʽʾʿˈ′＇]/g;

/** What is left that belongs to no word separates words: punctuation, symbols, emoji. */
const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/gu;

/** Letters and digits that need no normalising: most of what people type. */
const PLAIN = /^[a-z0-9 \u0621-\u063A\u0641-\u064A]*$/;

/** Longest text folded, in UTF-16 units: no name or question is longer, and a 1 MB string must cost nothing. */
const MAX_LENGTH = 1000;

/**
 * Folds `text` to comparable letters: NFKC, lower case, marks and controls off, Arabic letter variants united,
 * digits Latin, apostrophes dropped, other punctuation to single spaces, trimmed. Idempotent; reads and gives at most
 * 1,000 characters.
 */
export function fold(text: string): string {
  const lower = text.slice(0, MAX_LENGTH).toLowerCase();
  return squeeze(uniteLetters(PLAIN.test(lower) ? lower : normalize(lower)));
}

function normalize(lower: string): string {
  return uniteLetters(lower.normalize("NFKC").toLowerCase().replace(APOSTROPHE, ""))
    .normalize("NFD")
    .replace(DROPPED, "")
    .normalize("NFC")
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(SEPARATOR, " ");
}

function uniteLetters(text: string): string {
  return text.replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** One space between words, none around them, and no half of a surrogate pair where a long text is cut. */
function squeeze(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[ \uD800-\uDBFF]$/, "");
}

/** A word in which capitals begin new words at least twice ("AsSulaymaniyahBirRiyad"); "McDonald" is one word. */
const GLUED = /[a-z]['`’]?[A-Z]\p{L}*[a-z]['`’]?[A-Z]/u;

/** A name with spaces between words that were written into one another. Not part of folding: what a machine read has capitals anywhere. */
export function unglued(name: string): string {
  const text = name.slice(0, MAX_LENGTH);
  return GLUED.test(text) ? text.replace(/(?<=[a-z])['`’]?(?=[A-Z])/g, " ") : text;
}

/** The words of `text`, folded. Empty for a text without a letter or digit. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** The script that most letters of `text` are in; Arabic when it ties with Latin, `other` when neither has any. */
export function scriptOf(text: string): "ar" | "latin" | "other" {
  const arabic = text.match(ARABIC)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  const other = (text.match(/\p{L}/gu)?.length ?? 0) - arabic - latin;
  if (arabic === 0 && latin === 0) return "other";
  if (other > Math.max(arabic, latin)) return "other";
  return arabic >= latin ? "ar" : "latin";
}
