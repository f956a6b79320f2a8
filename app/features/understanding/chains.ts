import { isFood } from "~/features/names";
import type { Annotation } from "./annotation";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("chains");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

/** What kind of food a chain is gone to for, if one, stands behind its meaning. */
const CHAINS = Phrases.of(KNOWN, (meaning) => (/^chain(?::|$)/.test(meaning) ? true : undefined));
/** What says of a chain before it, or behind it, that a dish is like one of it: "KFC style broast", «بروست زي البيك». */
const LIKE = those("like");
const STYLE = those("style");

/** The words of them, folded. */
const LIKENESS: ReadonlySet<string> = new Set([...LIKE.words(), ...STYLE.words()]);

/** Is a folded word one that says that something is like a chain's? */
export const isOfLikeness = (text: string): boolean => LIKENESS.has(text);

/** Chains are named in their own letters, which make sure of the language. */
const SPOKEN: ReadonlySet<string> = new Set(["ur", "hi"]);

/** No chain's name has more words, and no phrase that says that something is like one. */
const LONGEST = 6;
const LONGEST_LIKE = 3;

/** How many folded words, from one on, name a well-known restaurant; 0 when none do, or only tell what a dish is like. */
export function chainAt(words: readonly string[], at: number): number {
  const tokens = words
    .slice(at, at + LONGEST)
    .map((text) => ({ text, from: 0, to: 0, spoken: SPOKEN }));
  const end = CHAINS.at(tokens, 0)?.end ?? 0;
  return isStyle(tokens, { start: 0, end }) ? 0 : end;
}

/** Does what stands behind a chain say that a dish is like one of it, and a dish stand behind that? */
function isStyle(tokens: readonly Token[], { end }: ChainNamed): boolean {
  const style = end > 0 ? STYLE.at(tokens, end)?.end : undefined;
  return style !== undefined && tokens.slice(style).some(({ text }) => isFood(text));
}

const KINDS = Phrases.of(KNOWN, (meaning) => meaning.split(":")[1]);

/** What people go to a well-known restaurant for, of those that some folded words name from the first on; empty where they name none, or no one thing. */
export function chainKind(words: readonly string[]): string {
  const tokens = words.slice(0, LONGEST).map((text) => ({ text, from: 0, to: 0, spoken: SPOKEN }));
  return KINDS.at(tokens, 0)?.value ?? "";
}

/** Tokens `start` up to but not including `end` that name a well-known restaurant. */
export interface ChainNamed {
  start: number;
  end: number;
}

/** The well-known restaurants that a query names. */
export function chainsIn(tokens: readonly Token[]): ChainNamed[] {
  return tokens.flatMap((_, start) => {
    const found = CHAINS.at(tokens, start);
    return found ? [{ start, end: found.end }] : [];
  });
}

/**
 * Those of them that a dish is only said to be like, each with the words that say so: they name no restaurant, and are left
 * unread. Without a dish beside them what is like them is what is asked for: "something like KFC".
 *
 * @param isOfDish whether a folded word is of some dish's name.
 */
export function likenessMarks(
  tokens: readonly Token[],
  isOfDish: (word: string) => boolean,
): Extract<Annotation, { role: "filler" }>[] {
  return chainsIn(tokens).flatMap((chain) => {
    const end = STYLE.at(tokens, chain.end)?.end ?? chain.end;
    const start = startOfLike(tokens, chain.start);
    const others = tokens.filter((_, at) => at < start || at >= end);
    const isLike = end > chain.end || start < chain.start;
    if (!isLike || !others.some(({ text }) => isOfDish(text) || isFood(text))) return [];
    return [{ role: "filler", start, end, unread: { start, end } }];
  });
}

/** Where the phrase that ends at a token and says that something is like what follows begins; the token's own place for none. */
function startOfLike(tokens: readonly Token[], at: number): number {
  for (let start = Math.max(0, at - LONGEST_LIKE); start < at; start++)
    if (LIKE.at(tokens, start)?.end === at) return start;
  return at;
}
