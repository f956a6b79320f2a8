import type { Annotation } from "./annotation";
import { connectorMarks } from "./connectors";
import { Phrases } from "./phrases";
import type { CatalogueVocabulary } from "./proposals";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const CITIES = Phrases.of(phrasesIn("cities"), (city) => city);

type CityMark = Extract<Annotation, { role: "city" | "filler" }>;

/** A preposition or "and" written onto the city: «بجدة», «لجدة»; before its article it takes a letter of that: «للدمام». */
const ATTACHED = /^[بفلو](?=..)/;
const bareOf = (text: string) => text.replace(/^لل(?=..)/, "ال").replace(ATTACHED, "");

/**
 * What in a query may name another city. Right before a dish it is a way to cook that, "lucknow biryani", unless something
 * says that it is a place: it is left unread.
 */
export function cityMarks(
  tokens: readonly Token[],
  { inDishName, inRestaurantName }: CatalogueVocabulary,
): CityMark[] {
  const connectors = connectorMarks(tokens);
  return tokens.flatMap((token, start): CityMark[] => {
    const rest = tokens.slice(start, start + 3);
    const bare = { ...token, text: bareOf(token.text) };
    const plain = CITIES.at(rest, 0);
    const found = plain ?? CITIES.at([bare, ...rest.slice(1)], 0);
    if (!found) return [];
    const end = start + found.end;
    const isSaid = connectors.some((mark) =>
      mark.after ? mark.start === end : mark.end === start,
    );
    const next = tokens[end];
    if (!plain || isSaid || !next || next.starts || !inDishName(next.text))
      return [{ role: "city", start, end, city: found.value }];
    return inRestaurantName(token.text)
      ? []
      : [{ role: "filler", start, end, unread: { start, end } }];
  });
}
