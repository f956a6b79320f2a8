import type { Annotation } from "./annotation";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const CITIES = Phrases.of(phrasesIn("cities"), (city) => city);

/** A preposition or "and" written onto the city: «بجدة», «لجدة». */
const ATTACHED = /^[بفلو](?=..)/;

/** What in a query may name another city. */
export function cityMarks(tokens: readonly Token[]): Extract<Annotation, { role: "city" }>[] {
  return tokens.flatMap((token, start) => {
    const rest = tokens.slice(start, start + 3);
    const bare = { ...token, text: token.text.replace(ATTACHED, "") };
    const found = CITIES.at(rest, 0) ?? CITIES.at([bare, ...rest.slice(1)], 0);
    return found ? [{ role: "city", start, end: start + found.end, city: found.value }] : [];
  });
}
