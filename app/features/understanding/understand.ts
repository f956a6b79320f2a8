import type { Annotation } from "./annotation";
import { avoidedIn } from "./avoided";
import { chainsIn, likenessMarks } from "./chains";
import { cityMarks } from "./city";
import { connectorMarks } from "./connectors";
import { isPlain } from "./cuisine-words";
import { fillerMarks } from "./filler";
import { type Frame, framesOf } from "./frames";
import { FUNCTION_WORDS } from "./function-words";
import {
  bestOf,
  type Hypothesis,
  isAnnounced,
  isPlaceUnannounced,
  isSized,
  type QuerySpan,
  surprisesOf,
  weightOf,
} from "./hypothesis";
import type { NameLookup } from "./name-lookup";
import {
  mayBePlace,
  type NeighbourhoodMatch,
  neighbourhoodMarks,
  ofPlaceOfKind,
} from "./neighbourhood";
import { isOfName } from "./number-of-name";
import { type PlatformsByName, platformMarks } from "./platform-words";
import { type CatalogueVocabulary, proposalsOf } from "./proposals";
import { quantityMarks } from "./quantity";
import { sizeMarks } from "./size-words";
import { mended } from "./slips";
import { spansBy, WEAK } from "./span";
import type { Token } from "./token";
import { spokenIn, tokensAsSpoken, tokensOf } from "./tokens";
import { isCalled, isPlace } from "./whole-names";

/** What understanding asks of the catalogue. Words are folded. */
export interface CatalogueNames extends CatalogueVocabulary {
  restaurants: NameLookup;
  dishes: NameLookup;
  neighbourhood(words: readonly string[]): NeighbourhoodMatch | undefined;
  platforms: PlatformsByName;
  /** Whether some dish counts as many pieces in its name. */
  isOfDish(pieces: number): boolean;
  /** The short word of some dish that lost a letter to become this one. */
  withLetterLost(word: string): string | undefined;
}

/** Words past these are not read: no order has more. */
const MOST_WORDS = 40;

/** The most readings considered. */
const MOST_HYPOTHESES = 40;

/** A clear reading that is no exact name is looked for among this many of the best-ranked readings. */
const MOST_CLEAR = 8;

/** A word this similar to one of a name is taken for that word, and not for a misspelled function word. */
const LIKE_NAME = 0.85;

/**
 * A match is clear from this score on; from the lower one where a connector announces the name, to allow for a typing
 * error.
 */
const CLEAR = 0.97;
const CLEAR_ANNOUNCED = 0.85;

/** The readings of a query, best-ranked first. Empty when no word may name anything. */
export interface Understanding {
  all(): readonly Hypothesis[];
  /** The one that names no dish and no restaurant, but says where, for how many or for how much; undefined where there is none. */
  namesNothing(): Hypothesis | undefined;
  /**
   * The readings that share one clearly named restaurant, or one clearly named dish without a restaurant; empty when
   * none is clear.
   */
  clear: readonly Hypothesis[];
}

/** The ways to read a query. */
export function understand(
  query: string,
  names: CatalogueNames,
  spoken: ReadonlySet<string> = spokenIn(query),
): Understanding {
  let all: readonly Hypothesis[] | undefined = readingsOf(query, names, spoken);
  const clear = longestName(all, names) ?? all.slice(0, MOST_CLEAR).find(isClear);
  // Kept: who asks for what nobody sells asks it again, and most often there is none.
  let unnamed: { found: Hypothesis | undefined } | undefined;
  const nothing = () => {
    unnamed ??= { found: namesNothing(query, names, spoken) };
    return unnamed.found;
  };
  if (!clear) return { clear: [], all: () => all ?? [], namesNothing: nothing };
  const agreed = all.filter((other) => agree(clear, other));
  // All readings are seldom needed: they are computed again then, rather than cached with every query.
  all = undefined;
  return {
    clear: agreed,
    namesNothing: nothing,
    all() {
      all ??= readingsOf(query, names, spoken);
      return all;
    },
  };
}

/** All readings of a query, best-ranked first. Names are looked up lazily. */
function readingsOf(
  query: string,
  names: CatalogueNames,
  spoken: ReadonlySet<string>,
): Hypothesis[] {
  const frames = framesIn(query, names, spoken);
  const restaurants = spansBy(names.restaurants);
  const dishes = spansBy(names.dishes);
  return proposalsOf(frames, names, MOST_HYPOTHESES).map(({ frame, restaurant, dish, hint }) => ({
    frame,
    restaurant: restaurants(restaurant),
    dish: dishes(dish, avoidedIn(frame)),
    hint,
  }));
}

/** The reading of a query that names only a neighbourhood, a budget or people, beside words like «مطاعم» and «عشاء»; undefined when it names more. */
function namesNothing(
  query: string,
  names: CatalogueNames,
  spoken: ReadonlySet<string>,
): Hypothesis | undefined {
  const frame = framesIn(query, names, spoken).find(
    ({ marks, words, tokens }) =>
      marks.some(
        (mark) => mark.role === "neighbourhood" || (mark.role === "filler" && saysForWhom(mark)),
      ) &&
      words.every(
        (word) => !word.chain && (weightOf([word]) < WEAK || isPlain(word.text, tokens[0]?.spoken)),
      ),
  );
  return frame && { frame, restaurant: null, dish: null, hint: 0 };
}

/** Is it said how many eat, or what is paid at most? */
function saysForWhom({ budget, people }: Extract<Annotation, { role: "filler" }>): boolean {
  return budget !== undefined || people !== undefined;
}

/** What was framed last: a question that is hard to answer is framed three times in a row. */
let lastFramed:
  | {
      query: string;
      names: CatalogueNames;
      spoken: ReadonlySet<string>;
      frames: readonly Frame[];
    }
  | undefined;

function framesIn(
  query: string,
  names: CatalogueNames,
  spoken: ReadonlySet<string>,
): readonly Frame[] {
  if (lastFramed?.query !== query || lastFramed.names !== names || lastFramed.spoken !== spoken)
    lastFramed = { query, names, spoken, frames: framesOfQuery(query, names, spoken) };
  return lastFramed.frames;
}

function framesOfQuery(query: string, names: CatalogueNames, spoken: ReadonlySet<string>): Frame[] {
  const tokens = tokensOf(query, spoken);
  const asSpoken = spoken.size > 0 ? tokensAsSpoken(query, spoken) : tokens;
  const isPlain =
    asSpoken.map(({ text }) => text).join(" ") === tokens.map(({ text }) => text).join(" ");
  return [tokens, ...(isPlain ? [] : [asSpoken])].flatMap((read) => framesOfTokens(read, names));
}

function framesOfTokens(read: readonly Token[], names: CatalogueNames): Frame[] {
  const spelled = mended(read.slice(0, MOST_WORDS), {
    inName: (word) => names.inRestaurantName(word) || names.inDishName(word),
    isLikeName: (word) =>
      names.restaurants.likest(word) >= LIKE_NAME || names.dishes.likest(word) >= LIKE_NAME,
    withLetterLost: (word) => names.withLetterLost(word),
  });
  const connectors = connectorMarks(spelled);
  const areas = neighbourhoodMarks(spelled, (words) => placeNamed(words, names)).filter((mark) =>
    mayBePlace(spelled, mark, connectors, names.dishes),
  );
  const place = areas.at(-1);
  const ofKind =
    place && ofPlaceOfKind(spelled, place, connectors, (words) => isCalled(words, names));
  const tokens = ofKind ? [...spelled.slice(0, place.start), ...ofKind] : spelled;
  const likeness = likenessMarks(tokens, names.inDishName);
  const marks = [
    ...quantityMarks(tokens, names.inDishName, names.isOfDish).filter(
      (mark) => !isOfRestaurant(mark, connectors, tokens) && !isOfName(mark, tokens, names),
    ),
    ...sizeMarks(tokens).filter((mark) => !isOfRestaurant(mark, connectors, tokens)),
    ...areas.filter((mark) => !ofKind || mark !== place),
    ...cityMarks(tokens, names),
    ...connectors,
    ...likeness,
    ...platformMarks(tokens, names.platforms),
    ...fillerMarks(
      tokens,
      (word) => names.inRestaurantName(word) && !names.inDishName(word),
      (words) => isPlace(words, names),
    ),
  ];
  const mayName = ({ text }: Token) => names.inRestaurantName(text) || names.inDishName(text);
  const chains = chainsIn(tokens).filter(
    (chain) => !likeness.some(({ start, end }) => start <= chain.start && chain.end <= end),
  );
  return framesOf(tokens, marks, mayName, chains);
}

/** A score of names that are the same but for how they are spelled. */
const SAME_NAME = 0.99;

/**
 * The neighbourhood that some words name. What only sounds like one names none where it is a word of dishes ("salmon" is not
 * «السلمانية»), or has one that orders are put together with: "kids" are no «القدس».
 */
function placeNamed(words: readonly string[], names: CatalogueNames) {
  const found = names.neighbourhood(words);
  const [word = ""] = words;
  const isOfDish = words.length === 1 && names.inDishName(word);
  const isOther = isOfDish || words.some((text) => FUNCTION_WORDS.has(text));
  return isOther && found && found.score < SAME_NAME ? undefined : found;
}

/** Whether a number or a size begins a restaurant's name, because it stands right after "from": "from Five Guys". */
function isOfRestaurant(
  { start, noun }: { start: number; noun?: string },
  connectors: readonly Extract<Annotation, { role: "connector" }>[],
  tokens: readonly Token[],
): boolean {
  if (noun !== undefined || start + 1 >= tokens.length) return false;
  return connectors.some(
    ({ to, after, start: from, end }) => to === "restaurant" && !after && end === start && from > 0,
  );
}

function isClear({ frame, restaurant, dish }: Hypothesis): boolean {
  const span = restaurant ?? dish;
  // «كنافة خالتي هند وسط»: the kunafa of that size.
  const isCounted = frame.marks.some(({ role }) => role === "quantity");
  if (restaurant && !dish && !isCounted && isSized(frame.marks)) return false;
  const usual = !isPlaceUnannounced(frame) && !dish?.words.some(({ otherwise }) => otherwise);
  const announced = isAnnounced(restaurant) && dish !== null && usual;
  const best = bestOf(span, announced ? CLEAR_ANNOUNCED : CLEAR);
  return best !== undefined && surprisesOf(span, best.name) >= 0;
}

/**
 * Among the readings with the highest connector score, the one that has an exact name for the most words; the restaurant's
 * is one of them, where it reads a restaurant.
 */
function longestName(
  hypotheses: readonly Hypothesis[],
  names: CatalogueNames,
): Hypothesis | undefined {
  let longest: Hypothesis | undefined;
  let most = 0;
  for (const hypothesis of hypotheses) {
    const { restaurant, dish, hint } = hypothesis;
    if (longest && hint < longest.hint) break;
    const ofDish = wordsNamed(dish, names.dishes);
    const ofRestaurant = wordsNamed(restaurant, names.restaurants);
    const named = restaurant && ofRestaurant === 0 ? 0 : ofRestaurant + ofDish;
    if (named <= most || !isClear(hypothesis)) continue;
    longest = hypothesis;
    most = named;
  }
  return longest;
}

/** How many words a span has, where they are exactly a name. */
const wordsNamed = (span: QuerySpan | null, { isName }: NameLookup): number =>
  span && isName(span.texts) ? span.words.length : 0;

/** Whether two readings take the same words for the restaurant, or both none. */
function agree(a: Hypothesis, b: Hypothesis): boolean {
  if (!a.restaurant || !b.restaurant) return a.restaurant === b.restaurant;
  return a.restaurant.texts.join(" ") === b.restaurant.texts.join(" ");
}
