import { fold } from "~/features/names";
import { numberWordsAt, type Token, tokensOf } from "~/features/search";
import { isProperty } from "./kind-of";
import { anyPhrase } from "./phrases";
import type { Slots } from "./slots";
import { SIGNS } from "./talk";

const ONE_MORE = anyPhrase(
  `one more, 1 more, add one, add 1, add another, add one more, another of it, زودها وحده, زودها واحد, زود وحده, زود واحد, زودلي وحده, زيد وحده, زيدها وحده, زيد واحد,
     زيدها واحد, ضيف وحده, ضيف واحد, وحده زياده, واحد زياده, وحده كمان, واحد كمان, كمان وحده, كمان واحد, وحده بعد, بعد وحده, حط وحده زياده`,
);
const ONE_LESS = anyPhrase(
  `one less, one fewer, 1 less, take one off, remove one, minus one, نقص وحده, نقصها وحده, نقص واحد, نقصها واحد, شيل وحده, شيل واحد, قلل وحده, وحده اقل, واحد اقل`,
);

/** These say so wherever they stand. */
const RAISE = anyPhrase("زود, زيد, زودلي, زيادة, كمان");
const LOWER = anyPhrase("reduce, نقص, قلل, انقص");
/** These only beside what they count, or behind it all: "2 more", "less naan", "1 naan more". "Less spicy" and "no more than 30" count nothing. */
const MORE = new Set(["more", "another"]);
const LESS = new Set(["less", "fewer"]);

/**
 * How many more of the same a folded message asks for, "one more", "2 more naan", or fewer; null where neither. `asks`: it is a
 * question, which counts only what it has a number of.
 */
export function stepIn(
  said: string,
  { dish, restaurant, quantity }: Slots,
  asks: boolean,
): number | null {
  if (restaurant !== "") return null;
  if (dish === "") {
    if (ONE_LESS.test(said)) return -1;
    return ONE_MORE.test(said) ? 1 : null;
  }
  if (asks && quantity === null) return null;
  if (LOWER.test(said) || counts(said, LESS, dish)) return -(quantity ?? 1);
  const raises = RAISE.test(said) || counts(said, MORE, dish);
  return raises && !SIGNS.price.test(said) ? (quantity ?? 1) : null;
}

function counts(said: string, words: ReadonlySet<string>, dish: string): boolean {
  const tokens = tokensOf(said);
  const [first] = tokensOf(fold(dish));
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text ?? "";
    if (!words.has(text) || next === "than" || (words === LESS && isProperty(next))) return false;
    const ends = at > 0 && at + 1 === tokens.length && tokens[at - 1]?.text !== "or";
    return ends || next === first?.text || isNumber(tokens, at - 1);
  });
}

const isNumber = (tokens: readonly Token[], at: number) =>
  /^\d+$/.test(tokens[at]?.text ?? "") || numberWordsAt(tokens, at)?.end === at + 1;

const ADDS =
  /^(?:and |ok |و ?)?(?:plus|add|also|زيد|زود|ضيف|حط|(?:مع|معا)(?:ه|ها|هم)|عليها|عليه)(?= |$)/;

/** «و٢ بيبسي», "and one cheeseburger", "with fries": what is counted as well is ordered as well. */
const JOINS = /^(?:and |with |و)/;

/** "And onion rings too", «وكمان حمص»: what is wanted beside what was ordered, counted or not. */
const BESIDES =
  /^(?:ok |and )?with (?!the )|^و?مع (?!ال)|^(?:ok )?and (?:an?|some) |(?:^| )(?:also|too|as well|with (?:it|that|them|those)|on the side|besides|و?(?:معها|معه|معاه|معاها|معهم|كمان|برضو|برضه|جنبها|جنبه))(?= |$)|^و\S.* بعد$/;

/** Does a folded message add what it names to what was ordered? `asks`: it is put as a question. */
export function addsTo(said: string, { dish, quantity }: Slots, asks: boolean): boolean {
  if (ADDS.test(said)) return true;
  if (dish === "" || SIGNS.price.test(said)) return false;
  return (JOINS.test(said) && quantity !== null) || (BESIDES.test(said) && !asks);
}
