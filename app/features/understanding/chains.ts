import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const CHAINS = Phrases.of(phrasesIn("chains"), () => true);

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
