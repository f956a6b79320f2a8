/** What there may be less of in food or drink, by what is left out of it. */
const SWEET =
  "sugar|che{1,2}ni|chi{1,2}ni|shakkar|me{1,2}th[aie]|चीनी|शक्कर|मीठ[ाीे]|چینی|شکر|میٹھ[اےی]|asukal|tamis|سكر|حلا";
const SALTY = "salt|namak|नमक|نمک|asin|ملح";
const OILY = "oil|te+l|तेल|تیل|mantika|زيت";
const FOODS = [
  {
    of: SWEET,
    without: {
      en: "no sugar",
      ar: "بدون سكر",
      hi: "bina cheeni",
      ur: "bina cheeni",
      tl: "walang asukal",
    },
  },
  {
    of: SALTY,
    without: {
      en: "no salt",
      ar: "بدون ملح",
      hi: "bina namak",
      ur: "bina namak",
      tl: "walang asin",
    },
  },
  {
    of: OILY,
    without: { en: "no oil", ar: "بدون زيت", hi: "bina tel", ur: "bina tel", tl: "walang mantika" },
  },
] as const;
const LITTLE =
  "less|(?:a )?little|low|kam|tho[dr][iaey]+|halk[aie]|कम|थोड़[ाीे]|हल्क[ाीे]|کم|تھوڑ[اےی]|ہلک[اےی]|konting|kaunting|bawasan (?:ang|yung|ng)|قليل|خفيف|شوي|اقل|أقل";
const BEHIND = "kam|कम|کم|قليل|خفيف|شوي|اقل|أقل";
const SIGNS = FOODS.map(({ of, without }) => ({
  sign: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:with |ب)?(?:${LITTLE}) (?:${of})|ب?(?:${of}) (?:tho[dr][iaey]+ |थोड़[ाीे] |تھوڑ[اےی] )?(?:${BEHIND})(?: (?:rakh|d[aā]+l|kar)\\p{L}*)?)(?![\\p{L}\\p{M}])`,
    "iu",
  ),
  without,
}));

/**
 * "Less sugar", "cheeni kam", «سكر خفيف»: how little of it there is to be no menu tells, any more than whether there is none;
 * it is said as that, so that the answer leaves it to the order's notes.
 */
export const withoutMuch = (message: string, language: string): string =>
  SIGNS.reduce((said, { sign, without }) => {
    const read = without[language as keyof typeof without];
    return read ? said.replace(sign, read) : said;
  }, message);
