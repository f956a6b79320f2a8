import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const CHAINS = Phrases.of(phrasesIn("chains"), () => true);

/** Chains are named in their own letters, which make sure of the language. */
const SPOKEN: ReadonlySet<string> = new Set(["ur", "hi"]);

/** No chain's name has more words. */
const LONGEST = 6;

/** How many folded words, from one on, name a well-known restaurant; 0 when none do. */
export function chainAt(words: readonly string[], at: number): number {
  const tokens = words
    .slice(at, at + LONGEST)
    .map((text) => ({ text, from: 0, to: 0, spoken: SPOKEN }));
  return CHAINS.at(tokens, 0)?.end ?? 0;
}

const KINDS = Phrases.of(phrasesIn("chains"), (meaning) => meaning.split(":")[1]);

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
