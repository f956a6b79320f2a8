import { type NameAt, Phrases, phrasesIn, tokensAsSpoken } from "~/features/understanding";
import { asksWho, CORRECTS } from "./reference";
import { LEANING, NEAR, SIGNS } from "./talk";

const QUESTION = /[?؟]/u;
const INTERROGATIVE =
  /^(?:و|and |so |ok |but |طيب و?)?(?:what|whats|where|which|who|when|how|why|is|are|do|does|can|could|وش|ايش|كم|بكم|وين|فين|متي|ليش|كيف|هل|مين)(?= |$)/;

/** Is a sentence put as a question? `said` is folded. */
export function isQuestion(sentence: string, said: string): boolean {
  return QUESTION.test(sentence) || INTERROGATIVE.test(said);
}

const WHERE = /(?:^| )و?(?:where|وين|فين)(?= |$)/;

/** Is it asked where something is to be had? */
export function asksWhere(said: string): boolean {
  return SIGNS.where.test(said) || WHERE.test(said);
}

/** Is a price asked, or who sells a dish: one that is named, one that nobody knows, or the one that was spoken of? */
export function sellsAsked(said: string, namesDish: boolean, namesOther: boolean): boolean {
  const isNamed = namesDish || (namesOther && !NEAR.test(said));
  return SIGNS.price.test(said) || asksWho(said) || (SIGNS.where.test(said) && isNamed);
}

/** Does it go on from what was said before, "and in Malqa?", and neither take that back nor ask what is near? */
export function goesOn(said: string): boolean {
  return (
    LEANING.test(said) && !CORRECTS.test(said) && !/^(?:no|لا) /.test(said) && !NEAR.test(said)
  );
}

const those = (wanted: string) =>
  Phrases.of(phrasesIn("questions"), (meaning) => (meaning === wanted ? true : undefined));
const ASKS = those("asks");
const ENDS = those("ends");

/** Is a sentence of Urdu, Hindi or Filipino a question? What asks there may stand anywhere: "dammam me chalta hai kya", "pwede ba to sa Jeddah", but not in a name: "Aling Nena". */
export function asksInOwn(
  sentence: string,
  said: string,
  spoken: ReadonlySet<string>,
  nameAt: NameAt = () => 0,
): boolean {
  if (ASKED.test(said)) return true;
  const tokens = tokensAsSpoken(sentence, spoken);
  return tokens.some((_, at) => {
    const asked = ASKS.at(tokens, at) !== undefined && nameAt(tokens, at) === 0;
    return asked || ENDS.at(tokens, at)?.end === tokens.length;
  });
}

/** What asks in other languages may stand anywhere: "shawarma 77 ki timing kya hai". */
const ASKED = /(?:^| )(?:what|where|which|who|when|how|why)(?= |$)/;
