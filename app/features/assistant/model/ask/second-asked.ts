import type { MessageLanguage } from "../language/language";
import type { KnownNames } from "../vocabulary/known-names";
import type { Utterance } from "./ask";
import { readSaid } from "./small-talk";

/** What joins a second question to the first, in any of the five languages. */
const JOINS =
  /[,،]?\s+(?:(?:and|aur|اور|और|at|tapos|saka)\s+|و\s?(?=\p{Script=Arabic}{2}))|[,،]\s*(?=\p{L})/giu;

/** A question that leans on one before it is short, and stands among the last of what is said. */
const MOST_CHARACTERS = 60;
const MOST_JOINS = 3;

/** What is looked up of a place or a dish that is named elsewhere. */
const OF_WHAT_IS_NAMED = new Set<Utterance["focus"]>(["delivery", "platform"]);

/**
 * «أرخص برياني، وهل المطعم مفتوح؟», "where is the best burger and what is its rating": two questions of which the second
 * names nothing itself, so it is asked of what the first is about. Any other sentence stays one.
 */
export function secondAsked(
  sentence: string,
  names: KnownNames,
  language: MessageLanguage,
): readonly string[] {
  const near = sentence.length - MOST_CHARACTERS;
  const joins = [...sentence.matchAll(JOINS)].filter(({ index }) => index > Math.max(0, near));
  for (const { 0: joined, index } of joins.slice(-MOST_JOINS)) {
    const [first, second] = [sentence.slice(0, index), sentence.slice(index + joined.length)];
    const asked = readSaid(second, names, language);
    if (!isOfOther(asked)) continue;
    const before = readSaid(first, names, language);
    if (isAbout(before, asked)) return [first, second];
  }
  return [sentence];
}

/** Does it ask for the hours, the rating, the fee or the app, or what a dish costs there, and does it name no place? */
function isOfOther(one: Utterance): boolean {
  if (!one.cued || one.restaurant || one.area || one.other || one.unread > 1) return false;
  if (one.dish) return one.kind === "price" && one.asksPrice && one.theirs;
  return one.subject === "hours" || one.kind === "restaurant" || OF_WHAT_IS_NAMED.has(one.focus);
}

/** Is it a question whole, and of something that the second can be asked of? */
function isAbout(first: Utterance, second: Utterance): boolean {
  if (!first.cued || first.kind === "compare" || first.focus !== "all") return false;
  // Of a place that is found, or that is open, what a dish costs there.
  const isPlace =
    first.kind === "nearest" || (first.subject === "hours" && first.restaurant !== "");
  if (second.dish) return isPlace;
  return first.kind === "price" && first.subject === null && first.dish !== "";
}
