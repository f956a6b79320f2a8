import type { Ask, Utterance } from "./ask";

/** Those who pay, one by one, in the five languages. */
const EACH = `(?<![\\p{L}\\p{M}])(?:${[
  "each(?: of (?:us|them))?|a ?piece|(?:per|a) (?:person|head)",
  "(?:ل|على |عل[ىي] |ع )?كل (?:شخص|نفر|فرد|واحد|وحد[ةه])|لل(?:واحد|شخص|نفر|فرد)|عال?راس",
  "har (?:ek|bande|aadmi|kisi)|fi (?:kas|banda)|فی (?:کس|بندہ|شخص|آدمی)|ہر (?:ایک|بندے|شخص|آدمی)|प्रति व्यक्ति|हर (?:एक|बंदे|व्यक्ति|आदमी|किसी)",
  "(?:bawat|kada) (?:isa|tao)|tig[- ]?isa|isa['’]t isa",
].join("|")})(?![\\p{L}\\p{M}])`;

const RIYALS = "(?: ?(?:riyals?|sar|sr|bucks|ريال(?:ات)?|ریال|रियाल))?";

/** An amount that each has to spend: "15 riyals each", «٢٠ لكل واحد», "har ek ke paas 30", "tig-30". */
const PAYS_EACH = new RegExp(
  [
    `(?<!\\d)(\\d{2,4})${RIYALS}(?: (?:max|only|lang|budget|hai|hain|for|بس|ka|का|کا))? ?${EACH}`,
    `${EACH}(?: [\\p{L}\\p{M}]+){0,3} ?[بـ]{0,2}(\\d{2,4})(?!\\d)`,
    "(?<![\\p{L}])t[ai]?g[- ]?(\\d{2,4})(?!\\d)",
  ].join("|"),
  "iu",
);

/** What a sentence says, with what each of those who eat pays at most where that is what it says. */
export function payingEach(read: Utterance, sentence: string): Utterance {
  if (read.maxTotal === null) return read;
  const said = PAYS_EACH.exec(sentence.normalize("NFKC").replace(DIGITS, inLatin));
  const amount = said?.slice(1).find(Boolean);
  return Number(amount) === read.maxTotal ? { ...read, maxEach: read.maxTotal } : read;
}

/** Digits of Arabic, Urdu and Hindi, each from its nought on. */
const DIGITS = /[٠-٩۰-۹०-९]/gu;
const NOUGHTS = ["٠", "۰", "०"].map((nought) => nought.charCodeAt(0));
const inLatin = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - Math.max(...NOUGHTS.filter((nought) => nought <= code)));
};

/** What is paid at most for all who eat, or all that is ordered, where a limit is one for each: it stays one when their number changes. */
export function paidByAll(ask: Ask, read: Utterance, topic: Ask | undefined): Ask {
  const before = read.maxTotal === null && ask.maxTotal !== null ? topic?.maxEach : null;
  const maxEach = read.maxEach ?? before ?? null;
  if (maxEach === null) return ask.maxEach ? { ...ask, maxEach } : ask;
  return { ...ask, maxEach, maxTotal: maxEach * (ask.people ?? ask.quantity ?? 1) };
}
