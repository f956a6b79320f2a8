import type { Ask, Utterance } from "../ask/ask";
import { kept } from "../ask/order";

/** "From where?", "what did I have now?", "total with delivery": what was shown says it, and is said again. */
const AGAIN =
  /^(?:and |so |ok |okay |but |wait |sorry )*(?:from where|where from|(?:in |for |at )?(?:riyadh|riyad)(?: city)?|from which (?:place|restaurant|shop|one)|which (?:place|restaurant|shop)(?: is (?:it|this|that)(?: from)?)?|at which (?:place|restaurant)|whose is it|what (?:did|do) i (?:have|order)(?: (?:now|so far|again))?|what (?:is|was) (?:in )?(?:my|the) order(?: (?:now|so far|again))?|whats (?:in )?(?:my|the) order(?: (?:now|so far|again))?|my order(?: (?:now|so far|again))?|(?:the |my |whats the |what s the |what is the |how much is the |give me the )?(?:full |grand |final |whole )?total(?: price| cost| amount)?(?: (?:with|including|incl|inc|plus) (?:the )?(?:delivery|fees?|everything|all fees|delivery fees?))+|(?:say|show|tell)(?: (?:it|that|me|them))* (?:once )?again|(?:once )?again|once more|repeat(?: (?:it|that))?(?: please| pls)?|(?:عيد|عيدها|اعيدها|كرر|كررها|قولها|قول|اعد)(?: (?:مره ثانيه|ثاني|كمان مره))?|مره ثانيه|كمان مره|(?:phir se|dobara|dubara|फिर से|दोबारा|بهر سي|دوباره)(?: (?:batao|bata do|bolo|dikhao|dikha do|बताओ|बता दो|बोलो|दिखाओ|بتاو|بتا دو|بولو|دكهاو))?|(?:paki ?)?ulit(?:in)?(?: (?:mo|nga|po|lang))*|من وين|منين|من اي مطعم|اي مطعم|وش كان طلبي|وش صار الطلب|وش في الطلب)(?: (?:please|pls|then|now|again))?$/;

/** What was shown of prices before, where a folded message asks to hear that again. */
export function saidAgain(said: string, read: Utterance, topic: Ask): Ask | undefined {
  const isPriced = topic.kind === "price" || topic.kind === "compare";
  if (!isPriced || read.area || !AGAIN.test(said)) return undefined;
  return { ...kept(topic), facts: [], focus: "all" };
}
