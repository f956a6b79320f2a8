import { plain } from "../vocabulary/phrases";
import { fits, type PartsRule, partsOf } from "./parts";
import type { Subject } from "./subjects";

/** Said of the price of one dish: an amount beside it is no limit. */
export const OF_A_PRICE = new Set<Subject | null>(["wrongPrice", "notify"]);

/** Amounts of up to three digits, not of people, pieces or the clock: "28", "28.50". */
const NUMBER =
  "(?<![\\p{L}\\p{N}.:]|(?:الساعه|alas) )\\p{Nd}{1,3}(?![\\p{N}:]|\\p{L}| (?:[ap]m|o ?clock|people|persons?|pax|na tao|tao|log|bande|pcs?|pieces?|piso|baje|bje|min\\p{L}*|mint|hours?|دقيقه|دقايق|ساعه|حبه|حبات|قطع|اشخاص|نفر|لوق|بجي|بندي|बजे|लोग|मिनट)(?!\\p{L}))";
const CURRENCY =
  "(?:riyals?|rials?|riyales|sar|sr|rs|ريال|ريالات|ر س|रियाल|रीयाल)(?![\\p{L}\\p{M}])";

/** What may stand behind an amount, where what was counted would stand. */
const BEHIND =
  "for|on|in|at|from|and|now|today|yesterday|last|earlier|there|it|too|platform|app|riyals?|sar|sr|lang|na|sa|ko|ngayon|kahapon|kanina|kagabi|yung|ang|me|mein|main|ka|ki|ke|ho|hua|diye|diya|lage|laga|per|pe|tha|the|thi|में|का|की|के|हो|दिए|लगे|مين|كا|كي|هو|ديي|لقي|من|علي|في|عليه|عليها|فيه|فيها|امس|اليوم|الحين|ريال|بس";

/** How an amount is said: with its currency, with a word that says that it was the price, or as a number of two digits or more. */
const AMOUNTS: readonly (readonly [string, RegExp])[] = [
  ["money", new RegExp(`${NUMBER} ?${CURRENCY}|(?<!\\p{L})(?:sar|sr) ?\\p{Nd}`, "u")],
  [
    "forso",
    new RegExp(
      `(?<!\\p{L})(?:for|(?<!(?:guests?|people|friends|family) )at|sa halagang) ${NUMBER}|(?<!\\p{L})و?ب ?(?=\\p{Nd})\\p{Nd}{1,3}(?![\\p{L}\\p{N}])|${NUMBER} ?(?:me|mein|main|ka|ki|ke|lang|में|का|की|के|مين|كا|كي)(?![\\p{L}\\p{M}])`,
      "u",
    ),
  ],
  // "Ordered 20 burgers yesterday" counts them.
  ["amount", new RegExp(`${NUMBER.replace("{1,3}", "{2,3}")}(?=$| (?:${BEHIND})(?!\\p{L}))`, "u")],
];

/** What tells a price together. */
const TOLD: readonly (readonly string[])[] = [
  ["had", "money"],
  ["spent", "money"],
  ["spent", "amount"],
  ["past", "money"],
  ["update", "amount"],
  ...["had", "got"].map((learnt) => [learnt, "forso"]),
  ...["had", "got", "isnow"].flatMap((learnt) =>
    ["then", "past", "onapp"].map((where) => [learnt, "amount", where]),
  ),
  ["isnow", "amount", "wrong"],
  ["isnow", "amount", "price"],
  ["amount", "onapp", "then"],
  ["amount", "onapp", "past"],
];
const RULES: readonly PartsRule[] = TOLD.map((parts) => ({ parts, not: ["wanted"] }));

/** "Update it please", "fix the price": a message that says nothing else. */
const PUT_RIGHT =
  /^(?:(?:so|ok|and|please|pls|then) )*(?:update|correct|fix|change) (?:it|that|this|(?:the|this|that|your) price)(?: to \d{1,3}(?: (?:riyals?|sar))?)?(?: (?:please|pls|plz|then|now))*$/;

const WHY = /(?:^| )(?:why|how come|bakit|bkt|bat|ليش|ليه|kyun?|kyon|क्यों|کیوں)(?= |$)/;
const BEFORE =
  /(?:^| )(?:was|used to be|before|dati|noon|كان|كانت|قبل|tha|thi|pehle|था|थी|पहले|تھا|تھی|پہلے)(?= |$)/;
const TWO_AMOUNTS = /(?<!\p{Nd})\p{Nd}{1,3}(?!\p{Nd})\P{Nd}+\p{Nd}{1,3}(?!\p{Nd})/u;

/** Who tells a price says it in a line, in UTF-16 units; a page of text is gone through by other rules. */
const LONGEST = 300;

/**
 * Does a sentence of any of the five languages tell what somebody saw a dish for or paid, and ask nothing? `asks`: it is put
 * as a question; `money`: an amount was read in it.
 */
export function tellsPrice(sentence: string, asks: boolean, money = false): boolean {
  if (sentence.length > LONGEST) return false;
  // A fraction of a riyal, or what is drawn out before one, is no other amount.
  const said = plain(sentence.replace(/(?<=\p{Nd})[.,٫]\p{Nd}{1,2}|ـ/gu, ""));
  // "I got lumpia for 18, why is it 21 here?" tells what was paid as well.
  const isOfTwo = WHY.test(said) && TWO_AMOUNTS.test(said);
  if (isOfTwo && BEFORE.test(said)) return true;
  if (asks && !isOfTwo) return false;
  if (PUT_RIGHT.test(said)) return true;
  const amounts = AMOUNTS.flatMap(([part, sign]) => (sign.test(said) ? [part] : []));
  // "33.25" counts nothing.
  const isMoney = money || /\p{Nd}[.,٫]\p{Nd}{2}(?!\p{Nd})/u.test(sentence);
  const has = new Set([...partsOf(sentence), ...amounts, ...(isMoney ? ["money"] : [])]);
  return RULES.some((rule) => fits(rule, has));
}

/** The one amount that a sentence says, with a fraction or without; null where it says none, or several. */
export function amountTold(sentence: string): number | null {
  // "45, 2 days ago" are two numbers, though a sign is read as the space before a fraction.
  const apart = sentence.replace(/(?<=\p{Nd})[^\p{L}\p{Nd}.٫]+(?=\p{Nd})/gu, " , and ");
  const said = [...plain(apart).matchAll(WITH_FRACTION)];
  return said.length === 1 ? Number(said[0]?.[0].replace(" ", ".")) : null;
}

/** A sentence that tells a price, whose amount counts no dishes, limits nothing and is no number of people: "got the kabsa for 25". */
export function countingNothing(sentence: string, people: number | null) {
  const told = amountTold(sentence);
  return { quantity: null, maxTotal: null, people: people === told ? null : people, told };
}

/** The sign before a fraction is read as a space. */
const WITH_FRACTION = new RegExp(
  NUMBER.replace("{1,3}", "{1,3}(?: \\p{Nd}{1,2}(?!\\p{Nd}))?"),
  "gu",
);
