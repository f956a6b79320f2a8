import { Phrases } from "./phrases";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("limits");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

/** «أقل من», "under": an amount behind it is one of money, whether or not riyals are said. */
export const LIMITS = those("limit");
/** "Max": of a small number nobody knows money of, it is how many. */
export const MOST = those("most");
/** "For", «ب»: only what is in riyals. */
export const ABOUT = those("about");
export const AFTER = those("after:limit");
export const AFTER_CURRENCY = those("after:about");
/** "100 me teen log ka ho jayega?" */
export const AFTER_FIRST = those("after:first");
export const CURRENCY = those("currency");
/** «يكفي ستة», "for 4 people": how many eat is not how many are ordered. */
export const SERVES = those("serves");
/** «حنا»: the same, but where a dish follows, that is what is counted. */
export const WE = those("we");
export const FOR = those("for");
export const PEOPLE = those("people");
/** «2 نفر مندي» are two portions, «لـ٢ نفر» two people. */
export const PORTION = those("portion");
/** "Under 30 minutes" is no money. */
export const MEASURES = those("measure");
/** "Sirf 40 riyal". */
export const ONLY = those("only");
/** "Main ne 25 riyal diye": what was paid is no limit. */
export const PAID = those("paid");
/** "Get me something for 25": what is bought for money, before it. */
export const BUYS = those("buys");
/** "It was 30 riyals", "is 50 a good price": told, or asked about. */
export const TOLD = those("told");
export const JUDGED = those("judged");
/** "Between 30 and 50": what leads to the first of two amounts, and what stands between them. */
export const BETWEEN = those("between");
export const RANGE = those("to");

/** Riyals: fewer buy no dish, and count one: "max 2 burgers". */
export const LEAST_MONEY = 10;
