import { scriptOf } from "~/features/names";
import type { MessageLanguage } from "./language";

/** How it is said that something is left out, by language, and in Latin letters of Hindi and Urdu. */
const WITHOUT = { en: "no", ar: "بدون", tl: "walang", hi: "बिना", ur: "بغیر", latin: "bina" };

/** What there may be less of in food or drink, by any word for it, and what it is called where it is left out. */
const FOODS = [
  {
    said: "sugar|che{1,2}ni|chi{1,2}ni|shakkar|me{1,2}th[aie]|चीनी|शक्कर|मीठ[ाीे]|چینی|شکر|میٹھ[اےی]|asukal|tamis|سكر|حلا",
    food: { en: "sugar", ar: "سكر", tl: "asukal", hi: "चीनी", ur: "چینی", latin: "cheeni" },
  },
  {
    said: "salt|namak|नमक|نمک|asin|ملح",
    food: { en: "salt", ar: "ملح", tl: "asin", hi: "नमक", ur: "نمک", latin: "namak" },
  },
];
const LITTLE =
  "less|(?:a )?little|low|kam|tho[dr][iaey]+|halk[aie]|कम|थोड़[ाीे]|हल्क[ाीे]|کم|تھوڑ[اےی]|ہلک[اےی]|konting|kaunting|bawasan (?:ang|yung|ng)|قليل|خفيف|شوي|اقل|أقل";
const BEHIND = "kam|कम|کم|قليل|خفيف|شوي|اقل|أقل";
/** "Chai mein cheeni kam": which dish of an order is meant is heard there. */
const IN = "(?<!(?:in|on|sa|mein?|men?|main|में|میں) )";
const SIGNS = FOODS.map(({ said, food }) => ({
  sign: new RegExp(
    `(?<![\\p{L}\\p{M}])${IN}(?:(?:with |ب)?(?:${LITTLE}) (?:${said})|ب?(?:${said}) (?:${BEHIND})(?: (?:rakh|da{1,2}l|kar)\\p{L}*)?)(?![\\p{L}\\p{M}])`,
    "iu",
  ),
  food,
}));

/**
 * "Less sugar", "cheeni kam", «سكر خفيف»: how little of it there is to be no menu tells, any more than whether there is none;
 * it is said as that, so that the answer leaves it to the order's notes.
 */
export function withoutMuch(message: string, language: MessageLanguage): string {
  if (language === "other") return message;
  const isLatin = (language === "hi" || language === "ur") && scriptOf(message) === "latin";
  const own = isLatin ? "latin" : language;
  return SIGNS.reduce(
    (said, { sign, food }) => said.replace(sign, `${WITHOUT[own]} ${food[own]}`),
    message,
  );
}
