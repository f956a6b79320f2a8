import { scriptOf, tokenize } from "~/features/names";
import { arabiziWord, englishWords } from "./spelled-out";

/** The language of an answer; for other languages, what the person wrote in. */
export type Spoken = "ar" | "en" | "ur" | "hi" | "tl" | "other";

/** Letters of Urdu that no Arabic keyboard of the region writes. */
const URDU = /[ٹڈڑںےہھ]/u;
const ROMAN_URDU = new Set(
  `kya hai hain kitna kitne kitni kahan mujhe chahiye sasta sasti sabse kaise nahi nahin batao bhai mein aur khana khane ka ki ke ko karo milega wala wali acha accha koi paas nazdeek`.split(
    " ",
  ),
);
const FILIPINO = new Set(
  `ang ng mga ba saan magkano gusto pinaka pinakamura mura malapit ako po meron ano kailan pwede yung dito salamat kumusta masarap gutom nasaan paano akong kong pong lang naman sa na ko ni mo tayo kami`.split(
    " ",
  ),
);
const ARABIZI = new Set(
  `abi aby abgha abgi abga abghi ab8a wain wayn ween wen wesh wsh kam bkam bikam bkm se3r si3r arkhas ar5as shukran salam marhaba mar7aba hala ahlan 3ind 3end 3and mn min aqrab agrab tayeb 6ayeb ya3ni yalla
   habibi inshallah a6lob atlob jo3an joo3an akel ma akol maakol`.split(/\s+/),
);
/** Small words of French, Spanish, German, Turkish and Indonesian. */
const ELSEWHERE = new Set(
  `combien coute une est ou pour le les des cuanto cuesta donde una quiero el por favor wie viel kostet ist wo der ein fiyat kadar nerede bir ve berapa harga dimana saya`.split(
    " ",
  ),
);
/** Words of the three Latin lists that are names of dishes or English too count for little alone. */
const ENOUGH = 2;

/** What language a message is written in, of those that matter here. */
export function languageOf(text: string): Spoken {
  const words = tokenize(text);
  const script = scriptOf(text);
  if (script === "ar") return URDU.test(text) ? "ur" : "ar";
  if (/\p{Script=Devanagari}/u.test(text)) return "hi";
  if (script === "other") return /\p{L}/u.test(text) ? "other" : "en";
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  // "Where is the nearest Bahay Manila po": English with a word of theirs in it is English.
  const english = englishWords(text);
  const enough = Math.max(ENOUGH, english + 1);
  if (count(FILIPINO) >= enough) return "tl";
  if (count(ROMAN_URDU) >= enough) return "ur";
  const isArabizi = (word: string) => ARABIZI.has(word) || arabiziWord(word) !== undefined;
  if (english === 0 && words.some(isArabizi)) return "ar";
  if (/[¿¡]/u.test(text) || count(ELSEWHERE) >= ENOUGH) return "other";
  return "en";
}

/** The language of the last of some messages; Arabic in Latin letters goes on until English begins. */
export function languageIn(said: readonly string[]): Spoken {
  const message = said.at(-1) ?? "";
  const spoken = languageOf(message);
  if (spoken !== "en" || said.length < 2 || englishWords(message) > 0) return spoken;
  const before = said.at(-2) ?? "";
  return scriptOf(before) !== "ar" && languageOf(before) === "ar" ? "ar" : "en";
}
