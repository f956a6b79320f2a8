import { connectorMarks } from "./connectors";
import { fillerMarks } from "./filler";
import { type Frame, framesOf } from "./frames";
import { bestOf, type Hypothesis, isPlaceUnannounced, surprisesOf, weightOf } from "./hypothesis";
import type { Mark } from "./mark";
import type { LookUp } from "./memory";
import { type NeighbourhoodMatch, neighbourhoodMarks } from "./neighbourhood";
import { proposalsOf, type Vocabulary } from "./proposals";
import { quantityMarks } from "./quantity";
import { sizeMarks } from "./size-words";
import { mended } from "./slips";
import { spansBy, WEAK } from "./span";
import { type Token, tokensOf } from "./token";

/** What understanding asks of the catalogue. Words are folded. */
export interface Names extends Vocabulary {
  restaurants: LookUp;
  dishes: LookUp;
  neighbourhood(words: readonly string[]): NeighbourhoodMatch | undefined;
  /** Whether some dish counts as many pieces in its name. */
  isOfDish(pieces: number): boolean;
  /** The short word of some dish that lost a letter to become this one. */
  withLetterLost(word: string): string | undefined;
}

/** Words past these are not read: no order has more. */
const MOST_WORDS = 40;

/** Readings past these are not looked at. */
const MOST_HYPOTHESES = 40;

/** A clear reading is among the most promising, or there is none. */
const MOST_CLEAR = 8;

/** A word so like one of a name is rather that than a slip in a small word. */
const LIKE_NAME = 0.85;

/** A name this sure leaves no doubt; where a connector announces it, a typing error is no doubt either. */
const CLEAR = 0.97;
const CLEAR_ANNOUNCED = 0.85;

/** The readings of a query, the most promising first. Empty when no word may name anything. */
export interface Understanding {
  all(): readonly Hypothesis[];
  /** The one that names a neighbourhood and nothing else, if there is one. */
  placeAlone(): Hypothesis | undefined;
  /** Those that agree on a restaurant, or on a dish alone, which is named without doubt; empty when there is a doubt. */
  clear: readonly Hypothesis[];
}

/** The ways to read a query. */
export function understand(query: string, names: Names): Understanding {
  let all: readonly Hypothesis[] | undefined = readingsOf(query, names);
  const likeliest = all.slice(0, MOST_CLEAR);
  const clear = longestName(likeliest, names) ?? likeliest.find(isClear);
  const place = () => placeAlone(query, names);
  if (!clear) return { clear: [], all: () => all ?? [], placeAlone: place };
  const agreed = all.filter((other) => agree(clear, other));
  // The others are seldom asked for: they are read again then, rather than kept with every question.
  all = undefined;
  return {
    clear: agreed,
    placeAlone: place,
    all() {
      all ??= readingsOf(query, names);
      return all;
    },
  };
}

/** The ways to read a query, the most promising first. Names are looked up as late as can be. */
function readingsOf(query: string, names: Names): Hypothesis[] {
  const frames = framesIn(query, names);
  const restaurants = spansBy(names.restaurants);
  const dishes = spansBy(names.dishes);
  return proposalsOf(frames, names)
    .slice(0, MOST_HYPOTHESES)
    .map(({ frame, restaurant, dish, hint }) => ({
      frame,
      restaurant: restaurants(restaurant),
      dish: dishes(dish),
      hint,
    }));
}

/** The way to read a query that names a neighbourhood and nothing else, but for words like «مطاعم»; undefined when it names more. */
function placeAlone(query: string, names: Names): Hypothesis | undefined {
  const frame = framesIn(query, names).find(
    ({ marks, words }) =>
      marks.some(({ role }) => role === "neighbourhood") &&
      words.every((word) => weightOf([word]) < WEAK),
  );
  return frame && { frame, restaurant: null, dish: null, hint: 0 };
}

/** What was framed last: a question that is hard to answer is framed three times in a row. */
let lastFramed: { query: string; names: Names; frames: readonly Frame[] } | undefined;

function framesIn(query: string, names: Names): readonly Frame[] {
  if (lastFramed?.query !== query || lastFramed.names !== names)
    lastFramed = { query, names, frames: framesOfQuery(query, names) };
  return lastFramed.frames;
}

function framesOfQuery(query: string, names: Names): Frame[] {
  const tokens = mended(tokensOf(query).slice(0, MOST_WORDS), {
    inName: (word) => names.inRestaurantName(word) || names.inDishName(word),
    isLikeName: (word) =>
      names.restaurants.likest(word) >= LIKE_NAME || names.dishes.likest(word) >= LIKE_NAME,
    withLetterLost: (word) => names.withLetterLost(word),
  });
  const connectors = connectorMarks(tokens);
  const marks = [
    ...quantityMarks(tokens, names.inDishName, names.isOfDish).filter(
      (mark) => !isOfRestaurant(mark, connectors, tokens),
    ),
    ...sizeMarks(tokens).filter((mark) => !isOfRestaurant(mark, connectors, tokens)),
    ...neighbourhoodMarks(tokens, names.neighbourhood),
    ...connectors,
    ...fillerMarks(tokens),
  ];
  const mayName = ({ text }: Token) => names.inRestaurantName(text) || names.inDishName(text);
  return framesOf(tokens, marks, mayName);
}

/** "from Five Guys", "from Half Million": a number or a size that a restaurant is announced by, after the dish, is of its name. */
function isOfRestaurant(
  { start, noun }: { start: number; noun?: string },
  connectors: readonly Extract<Mark, { role: "connector" }>[],
  tokens: readonly Token[],
): boolean {
  if (noun !== undefined || start + 1 >= tokens.length) return false;
  return connectors.some(
    ({ to, start: from, end }) => to === "restaurant" && end === start && from > 0,
  );
}

function isClear({ frame, restaurant, dish }: Hypothesis): boolean {
  const span = restaurant ?? dish;
  const usual = !isPlaceUnannounced(frame) && !dish?.words.some(({ otherwise }) => otherwise);
  const announced = restaurant?.words[0]?.cue === "restaurant" && dish !== null && usual;
  const best = bestOf(span, announced ? CLEAR_ANNOUNCED : CLEAR);
  return best !== undefined && surprisesOf(span, best.name) >= 0;
}

/** Of the readings that connectors speak for most, the one that takes the most words for a name which is written just so. */
function longestName(hypotheses: readonly Hypothesis[], names: Names): Hypothesis | undefined {
  let longest: Hypothesis | undefined;
  let most = 0;
  for (const hypothesis of hypotheses) {
    const { restaurant, dish, hint } = hypothesis;
    if (longest && hint < longest.hint) break;
    const span = restaurant ?? dish;
    const { isName } = restaurant ? names.restaurants : names.dishes;
    if (!span || span.words.length <= most || !isName(span.texts) || !isClear(hypothesis)) continue;
    longest = hypothesis;
    most = span.words.length;
  }
  return longest;
}

/** Do two readings take the same words for the restaurant, or both none? */
function agree(a: Hypothesis, b: Hypothesis): boolean {
  if (!a.restaurant || !b.restaurant) return a.restaurant === b.restaurant;
  return a.restaurant.texts.join(" ") === b.restaurant.texts.join(" ");
}
