import type { Annotation, Cue } from "./annotation";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const CUES = { restaurant: "restaurant", place: "place", more: "more" } as const;
const AFTER = "after:";

/** What a connector announces, and whether what it announces stands before it: «عمو حمزہ سے». */
interface Announced {
  to: Cue;
  after?: true;
}

const CONNECTORS = Phrases.of<Announced>(phrasesIn("cues"), (meaning) => {
  const after = meaning.startsWith(AFTER);
  const cue = CUES[(after ? meaning.slice(AFTER.length) : meaning) as keyof typeof CUES];
  return cue && { to: cue, ...(after && { after }) };
});

const OWNERS = Phrases.of(phrasesIn("cues"), (meaning) => (meaning === "owner" ? true : undefined));

/** Does "ka", which stands behind whoever has what follows, begin at a token? */
export function isOwned(tokens: readonly Token[], at: number): boolean {
  return OWNERS.at(tokens, at) !== undefined;
}

/** The words that connectors are made of. */
export function connectorWords(): string[] {
  return [...CONNECTORS.words()];
}

/** What in a query may only join its parts. */
export function connectorMarks(
  tokens: readonly Token[],
): Extract<Annotation, { role: "connector" }>[] {
  return tokens.flatMap((_, start) => {
    const found = CONNECTORS.at(tokens, start);
    return found ? [{ role: "connector", start, end: found.end, ...found.value }] : [];
  });
}
