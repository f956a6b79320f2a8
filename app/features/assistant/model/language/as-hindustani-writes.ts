import { scriptOf } from "~/features/names";
import { romanised } from "~/features/understanding";
import { asSpelled } from "./as-spelled";

/** «केरला पैलेस और वादी में से किसकी»: of what is chosen among, one or the other. */
const AMONG =
  /(?<![\p{L}\p{M}])(?:और|aur|اور)(?=(?:\s+[\p{L}\p{M}\p{N}]+){1,4}\s+(?:में से|mein se|me se|main se|میں سے)(?![\p{L}\p{M}]))/iu;
const oneOrOther = (and: string) => (and === "और" ? "या" : and === "اور" ? "یا" : "ya");

/** "20 riyal se kya milega": for so much, and not from a place. */
const FOR_SO_MUCH =
  /(\p{Nd}+ ?(?:riyals?|rials?|sar|rs|ریال|रियाल))\s+(?:se|سے|से)(?=\s+(?:kya|کیا|क्या)(?![\p{L}\p{M}]))/iu;

/** "Burger do, fries na do", "mujhe burger do": what is to be given, beside what is not or for whom, and no two of it. */
const GIVEN = [
  /(?<=\S\s)(do|दो|دو)(?=\s*[,،;]|\s+(?:aur|lekin|magar|par|और|लेकिन|मगर|पर|اور|لیکن|مگر|پر)\s)(?=.*\s(?:mat|na|मत|न|ना|مت|نہ)\s+(?:do|den?a|dein|दो|देना|دو|دینا|دیں)(?![\p{L}\p{M}]))/giu,
  /(?<=(?<![\p{L}\p{M}])(?:mujhe|mujhko|ha?mei?n|humko|मुझे|मुझको|हमें|हमको|مجھے|مجھکو|ہمیں)\s(?:(?!aur |और |اور )[\p{L}\p{M}]+\s){1,4})(do|दो|دو)(?=\s*(?:[,،;.!۔।]|$))/giu,
];
const TO_GIVE: Readonly<Record<string, string>> = { do: "dena", दो: "देना", دو: "دینا" };

/** «طربوش سے سستا ہے یا مہنگا؟», "kya ye shawarma 77 se sasta hai?": against what was shown, and neither from there nor up to 77. */
const CHEAPER_THAN =
  /^\s*(?:(?:kya|aur|to|क्या|और|तो|کیا|اور|تو)\s+)?(?:(?:yeh?|ये|यह|یہ)\s+)?([\p{L}\p{M}\p{N} ]{2,30}?)\s+(?:se|से|سے)\s+(?:(?:sast|mehe?ng|mahang)[aie]|सस्त[ाीे]|मह[ँं]ग[ाीे]|(?:سست|مہنگ)[اےی])\s+(?:(?:hai|hain|है|हैं|ہے|ہیں)(?:\s+(?:ya|ki|या|कि|یا|کہ)\s+(?:(?:sast|mehe?ng|mahang)[aie]|सस्त[ाीे]|मह[ँं]ग[ाीे]|(?:سست|مہنگ)[اےی]|nahi|नहीं|نہیں))?|(?:ya|या|یا)\s+(?:mehe?ng[aie]|मह[ँं]ग[ाीे]|مہنگ[اےی]))(?:\s+(?:hai|है|ہے|kya|क्या|کیا))?[\s?؟.]*$/iu;
const OR_THIS: Readonly<Record<string, string>> = { hi: "$ सस्ता है या ये?", ur: "$ سستا ہے یا یہ؟" };

/** The same with what is asked of a restaurant against the one that was shown in the words that are read so. */
function againstThis(message: string, isPlace: (words: string) => boolean): string {
  const place = CHEAPER_THAN.exec(message)?.[1];
  if (!place || !isPlace(romanised(place))) return message;
  const own = /\p{Script=Devanagari}/u.test(message) ? "hi" : scriptOf(message) === "ar" && "ur";
  return (own ? (OR_THIS[own] ?? "") : "$ sasta hai ya ye?").replace("$", place);
}

/** A message of Hindi or Urdu, in the spelling of the words data, with what has more than one meaning said in the words that have one. */
export const asHindustaniReads = (message: string, isPlace: (words: string) => boolean): string =>
  GIVEN.reduce(
    (said, given) => said.replace(given, (word) => TO_GIVE[word.toLowerCase()] ?? word),
    againstThis(asSpelled(message, "hi"), isPlace)
      .replace(AMONG, oneOrOther)
      .replace(FOR_SO_MUCH, "$1 tak"),
  );
