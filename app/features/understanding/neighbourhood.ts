import { isFood, soundAlike, tokenize } from "~/features/names";
import type { Annotation } from "./annotation";
import { FUNCTION_WORDS } from "./function-words";
import type { Token } from "./token";

/** No neighbourhood has more words. */
const LONGEST = 3;

/** How sure the names engine must be that some words name a neighbourhood. */
const SURE = 0.85;

/** How much of the name they must say: «النسيم» is enough for «النسيم الغربي», a bare "king" is not, nor "white" for «الدار البيضاء». */
const SAID = 0.52;

/** Prepositions written onto the word: «بالعليا» is in Olaya, «للملز» to Malaz. */
const ATTACHED = /^(?:[بفعل]|عل)(?=ال...)|^[بفل](?=[^ل]...)/;
const ATTACHED_LAM = /^لل(?=...)/;

export interface NeighbourhoodMatch {
  id: number;
  /** The name that matched, as stored. */
  name: string;
  score: number;
  nameCoverage: number;
}

/**
 * Is some folded words' best match the neighbourhood that they mean? A single word has to sound like the name: "dune" means
 * what «الرمال» means, and is no neighbourhood.
 */
export function isSurelyMeant(
  words: readonly string[],
  match: NeighbourhoodMatch | undefined,
): match is NeighbourhoodMatch {
  if (!match || match.score < SURE || match.nameCoverage < SAID) return false;
  const [word = "", ...others] = words;
  return others.length > 0 || tokenize(match.name).some((own) => soundAlike(word, own));
}

/** What in a query may name a neighbourhood; `find` gives the best match of some folded words. */
export function neighbourhoodMarks(
  tokens: readonly Token[],
  find: (words: readonly string[]) => NeighbourhoodMatch | undefined,
): Extract<Annotation, { role: "neighbourhood" }>[] {
  return tokens.flatMap((_, start) => {
    for (let end = Math.min(start + LONGEST, tokens.length); end > start; end--) {
      const id = idOf(
        tokens.slice(start, end).map(({ text }) => text),
        find,
      );
      if (id !== undefined) return [{ role: "neighbourhood", start, end, id }];
    }
    return [];
  });
}

/**
 * Whether words with a neighbourhood's name may mean it: not where what stands behind says that they are a restaurant's («अल
 * वादी से»), nor where a dish is called so and nothing announces a place («لبن»).
 */
export function mayBePlace(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  connectors: readonly Extract<Annotation, { role: "connector" }>[],
  dishes: { isName(words: readonly string[]): boolean },
): boolean {
  if (connectors.some((one) => one.start === end && one.to === "restaurant" && one.after))
    return false;
  if (connectors.some((one) => one.end === start && one.to === "place")) return true;
  const words = tokens.slice(start, end).map(({ text }) => text);
  return !dishes.isName(words.filter((word) => !FUNCTION_WORDS.has(word)));
}

/** No dish has more words between its kind and the restaurant. */
const MOST_BETWEEN = 2;

/** An Arabic word without its article. */
const WITHOUT_ARTICLE = /^(?!ال)\p{Script=Arabic}{3,}$/u;

/**
 * «برقر لحم ديرة», "beef burger meal deera": the words of a restaurant that is called by the kind of the dish before them, and
 * as a neighbourhood is, where nothing announces a place and nothing follows. With their article, by which it is found;
 * undefined where they are of no such name.
 */
export function ofPlaceOfKind(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  connectors: readonly Extract<Annotation, { role: "connector" }>[],
  isRestaurant: (words: readonly string[]) => boolean,
): readonly Token[] | undefined {
  const isSaid = connectors.some((mark) => (mark.after ? mark.start === end : mark.end === start));
  if (isSaid || end < tokens.length) return undefined;
  const called = tokens.slice(start).map((token, at): Token => {
    const lacks = at === 0 && WITHOUT_ARTICLE.test(token.text);
    return lacks ? { ...token, text: `ال${token.text}` } : token;
  });
  const words = called.map(({ text }) => text);
  const before = tokens.slice(Math.max(0, start - 1 - MOST_BETWEEN), start);
  const isNamed = before.some(({ text }) => isFood(text) && isRestaurant([text, ...words]));
  return isNamed ? called : undefined;
}

function idOf(
  words: readonly string[],
  find: (words: readonly string[]) => NeighbourhoodMatch | undefined,
): number | undefined {
  for (const reading of [words, ...detached(words)]) {
    const match = find(reading);
    if (isSurelyMeant(reading, match)) return match?.id;
  }
  return undefined;
}

/** The same words with a preposition taken off the first; none when there is nothing to take off. */
function detached([first = "", ...rest]: readonly string[]): string[][] {
  const bare = first.replace(ATTACHED_LAM, "ال").replace(ATTACHED, "");
  return bare === first ? [] : [[bare, ...rest]];
}
