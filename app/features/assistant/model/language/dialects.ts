import { Phrases, phrasesIn, tokensOf } from "~/features/understanding";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** What Cairo, Beirut, Khartoum, Sanaa and careful Arabic say, and how Riyadh says it. */
const DIALECTS = Phrases.of(phrasesIn("dialects"), (meaning) => meaning);

/**
 * Verbs of what people ask of places and dishes, as Riyadh knows them once what others put before and behind them is off:
 * «بيوصلوا», «هيكلف», «ما بتفتحش».
 */
const VERB =
  /^(?<and>و)?(?<not>ما|م)?(?<now>ب|ه|ح|عم)?(?<who>[اينت])(?<verb>(?:وصل|فتح|قفل|سكر|كلف|طلع|عمل|بيع|قدم|كفي|فرق|نصح|قترح|لاقي|عرف|حب|اكل|كل|دفع|جيب|كون|طلب|شرب|فضل|صير)(?:وا|ون|و|ي|ها|ه|هم|ني|نا|لي|لنا|كم|وني|ونا)?)(?<ends>ش|شي)?$/u;

/** A message in other people's Arabic with the words that Riyadh has for them; names stay as they are. */
export function inRiyadhsWords(said: string, names: KnownNames): string {
  if (!/\p{Script=Arabic}/u.test(said)) return said;
  const tokens = tokensOf(said);
  const words = tokens.map(({ text }) => text);
  let read = "";
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const named = Math.max(names.dishAt(words, at), names.restaurantAt(words, at, false));
    const found = named > 0 ? undefined : (sayingAt(tokens, at) ?? verbAt(token.text, at, names));
    const to = found?.end ?? at + Math.max(1, named);
    if (found) {
      read += said.slice(end, token.from) + found.value;
      end = tokens[to - 1]?.to ?? token.to;
    }
    at = to;
  }
  return read + said.slice(end);
}

type DialectAt = ReturnType<typeof DIALECTS.at>;

/** «وبكام»: an "and" may be written onto what is said. */
function sayingAt(tokens: ReturnType<typeof tokensOf>, at: number): DialectAt {
  const found = DIALECTS.at(tokens, at);
  const [first, ...rest] = tokens.slice(at, at + MOST_WORDS);
  if (found || !first || !AND.test(first.text)) return found;
  const behind = DIALECTS.at([{ ...first, text: first.text.slice(1) }, ...rest], 0);
  return behind && { end: at + behind.end, value: `و${behind.value}` };
}
const AND = /^و\p{L}{2}/u;
/** No phrase has more. */
const MOST_WORDS = 5;

function verbAt(word: string, at: number, { isDishWord }: KnownNames): DialectAt {
  const verb = VERB.exec(word)?.groups;
  const isForeign = verb && (verb.now || verb.ends);
  if (!isForeign || isDishWord(word) || isFoodWord(word)) return undefined;
  const said = (verb.verb ?? "")
    .replace(/^عملوا?$/u, "سوون")
    .replace(/^عمل/u, "سوي")
    .replace(/(?<=\p{L}{2})و$/u, "ون");
  return { end: at + 1, value: `${verb.and ?? ""}${verb.not ? "ما " : ""}${verb.who}${said}` };
}
