import { fold } from "~/features/names";

/**
 * Devanagari by its sounds, as people in Riyadh write them in Latin letters: «चिकन शावरमा» reaches the names that
 * "chikan shawarama" reaches.
 */
const CONSONANTS: Record<string, string> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "ch",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "w",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
const WITH_DOT: Record<string, string> = {
  क: "q",
  ख: "kh",
  ग: "gh",
  ज: "z",
  झ: "zh",
  ड: "r",
  ढ: "rh",
  फ: "f",
};
const VOWELS: Record<string, string> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऍ: "e",
};
const SIGNS: Record<string, string> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
  "्": "",
};
const OTHER: Record<string, string> = { "ं": "n", "ँ": "n", "ः": "h", ऽ: "", "़": "" };

const DEVANAGARI = /\p{Script=Devanagari}/u;
const IN_DEVANAGARI = /[\p{Script=Devanagari}\p{M}]+/gu;
const NASALS = "\u0901\u0902";
const LABIAL = /[पफबभम]/;
const DOT = "़";
const VIRAMA = "्";
const U = /[ुू]/;
const DIGIT_ZERO = 0x966;

/** A consonant with the vowel spoken after it, either of which may be missing. */
interface Spoken {
  consonant: string;
  vowel: string;
  /** The vowel is the "a" that no sign stands for. */
  unwritten?: true;
}

/** The text with Devanagari written in Latin letters; any other text as it is. */
export function romanised(text: string): string {
  if (!DEVANAGARI.test(text)) return text;
  return text.normalize("NFD").replace(IN_DEVANAGARI, (word) => spelled(spokenBy([...word])));
}

function spokenBy(letters: readonly string[]): Spoken[] {
  const spoken: Spoken[] = [];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    const plain = CONSONANTS[letter];
    if (plain === undefined) {
      const nasal = NASALS.includes(letter) && LABIAL.test(letters[at + 1] ?? "") ? "m" : undefined;
      const said = nasal ?? OTHER[letter] ?? digit(letter);
      if (said !== undefined) spoken.push({ consonant: said, vowel: "" });
      else spoken.push({ consonant: "", vowel: VOWELS[letter] ?? letter });
      continue;
    }
    // «ड्यून», «म्यूज़िक»: how English says its u. «व्यू» is "view", «क्यूँ» is "why".
    const isOfU = letter === "य" && U.test(letters[at + 1] ?? "") && letters[at - 1] === VIRAMA;
    if (isOfU && !/[वक]/.test(letters[at - 2] ?? "वक")) {
      spoken.push({ consonant: "", vowel: "u" });
      at++;
      continue;
    }
    const dotted = letters[at + 1] === DOT;
    const consonant = dotted ? (WITH_DOT[letter] ?? plain) : plain;
    if (dotted) at++;
    const next = letters[at + 1];
    const sign = SIGNS[next ?? ""];
    if (sign !== undefined) at++;
    // A consonant is spoken with an "a" of its own, unless another vowel follows or the word ends.
    if (sign !== undefined || next === undefined) spoken.push({ consonant, vowel: sign ?? "" });
    else spoken.push({ consonant, vowel: "a", unwritten: true });
  }
  return spoken;
}

/** The "a" between a vowel and a consonant with one is dropped: «बिरयानी» is "biryani", «इडली» "idli". */
function spelled(spoken: readonly Spoken[]): string {
  let text = "";
  let after: Spoken | undefined;
  for (let at = spoken.length - 1; at >= 0; at--) {
    const one = spoken[at] as Spoken;
    const drops =
      one.unwritten && spoken[at - 1]?.vowel && after?.consonant && after.vowel && at > 0;
    const said = drops ? { ...one, vowel: "" } : one;
    text = said.consonant + said.vowel + text;
    after = said;
  }
  return text;
}

function digit(letter: string): string | undefined {
  const value = (letter.codePointAt(0) ?? 0) - DIGIT_ZERO;
  return value >= 0 && value <= 9 ? String(value) : undefined;
}

/** Letters that some spell "r" and others "d", in Hindi and in Urdu: «वड़ा» is "vada", «पकौड़ा» "pakora". */
const R_OR_D = /([\u0921\u0922])\u093c|ڑ/gu;

/** Most texts have no letter that is. */
const SPELLED_TWO_WAYS = /[\p{Script=Devanagari}ڑ]/u;

/** The text as others spell it, with "d" for such a letter and "v" for «व»; undefined where nobody does. */
export function spelledOtherwise(text: string): string | undefined {
  if (!SPELLED_TWO_WAYS.test(text)) return undefined;
  const apart = text.normalize("NFD");
  const withD = apart.replace(R_OR_D, (_, letter) => letter ?? "ڈ");
  const other = DEVANAGARI.test(apart) ? romanised(withD).replaceAll("w", "v") : withD;
  return other === (DEVANAGARI.test(apart) ? romanised(apart) : apart) ? undefined : other;
}

/** «مہنگا پڑا»: what it comes to, by the other verb for it. Folded it would be «بڑا», which is large. */
const COSTS = /(?<!\p{L})پڑ(?=[اےیتن])/gu;

/** The words of a text, folded, in letters that names are stored in. */
export function plainWords(text: string): string[] {
  const folded = fold(romanised(text.replace(COSTS, "لگ")));
  return folded === "" ? [] : folded.split(" ");
}
