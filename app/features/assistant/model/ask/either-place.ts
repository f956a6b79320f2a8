import { isFood } from "~/features/names";
import { connectorMarks, FUNCTION_WORDS, type Token } from "~/features/search";
import { kitchenCalled } from "~/features/understanding";
import { OR } from "../slots/settled";
import type { MessageSlots, ParsedMessage } from "../slots/slots";
import { isEveryday } from "../vocabulary/everyday";
import { isFoodWord } from "../vocabulary/food-words";
import { isHeading, isKind } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import type { Focus, Utterance } from "./ask";
import { type ComparedThings, comparedIn } from "./compared";

/** No name of a restaurant that is set against another is longer. */
const LONGEST = 4;

/** So many words at most stand between either and the "or". */
const MOST_BETWEEN = 4;

/** Restaurants on either side of an "or", and what else is said. */
interface EitherPlace {
  places: readonly [string, string];
  rest: string;
}

/**
 * «البرجر عند الحارة ولا عند الديرة», "hara ya deera": what stands on either side of an "or" and is called as restaurants are is two of
 * them, though by itself one may as well be a neighbourhood, and the other a word of a dish; two neighbourhoods are two of those.
 */
function eitherPlaceIn(
  { message, tokens, spans }: ParsedMessage,
  names: KnownNames,
): EitherPlace | undefined {
  const isOr = ({ text, from }: Token) =>
    OR.has(text) || (message[from - 1] === "و" && OR.has(`و${text}`));
  const or = tokens.findIndex(isOr);
  // "Hara mein sasta hai ya deera mein": what names nothing may stand between.
  const end = spans.findLast((span) => span.end <= or)?.end ?? 0;
  const start = spans.find((span) => span.start > or)?.start ?? tokens.length;
  if (or < 1 || or - end > MOST_BETWEEN || start - or > MOST_BETWEEN) return undefined;
  const marks = connectorMarks(tokens).filter(({ to }) => to !== "more");
  const least = marks.findLast((mark) => !mark.after && mark.end < end)?.end ?? 0;
  const left = longest(
    (length) => (end - length >= least ? [end - length, end] : undefined),
    tokens,
    names,
  );
  const right = longest((length) => [start, start + length], tokens, names);
  if (!left || !right) return undefined;
  const [one, other] = [left, right].map(([from, to]) => wordsOf(tokens, from, to));
  // "Mandi or kabsa" are dishes, however restaurants are called.
  if (![one, other].some((words = []) => words.some((word) => !names.isDishWord(word))))
    return undefined;
  const areAreas = [one, other].every((words = []) => names.areaAt(words, 0, false) > 0);
  if (areAreas) return undefined;
  const said = ([first, last]: readonly [number, number]) =>
    message.slice(tokens[first]?.from, tokens[last - 1]?.to);
  /** With what announces it, before it or behind it. */
  const around = ([first, last]: readonly [number, number]) => ({
    from: marks.find((mark) => !mark.after && mark.end === first)?.start ?? first,
    to: marks.find((mark) => mark.after && mark.start === last)?.end ?? last,
  });
  const taken = [around(left), { from: or, to: or + 1 }, around(right)];
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to);
  // The two tokens that «बटर चिकन» is read as stand in one place.
  const isAgain = (at: number) => at > 0 && tokens[at]?.from === tokens[at - 1]?.from;
  const rest = tokens.filter((_, at) => !isTaken(at) && !isAgain(at));
  return {
    places: [said(left), said(right)],
    rest: rest.map(({ from, to }) => message.slice(from, to)).join(" "),
  };
}

const wordsOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).map(({ text }) => text);

/** A food, what a place cooks, and what everybody says. */
const saysOther = (word: string) =>
  isEveryday(word) || (!isRegion(word) && (isFood(word.replace(/^ال/, "")) || isKind(word)));

/** "Kerala", "manila": where a cooking is at home is what restaurants are called by. */
const isRegion = (word: string) =>
  !isFoodWord(word) && !isHeading(word) && kitchenCalled(word) === undefined;

/** The longest run of tokens that is called as a restaurant is, and by more than a food. */
function longest(
  at: (length: number) => readonly [number, number] | undefined,
  tokens: readonly Token[],
  names: KnownNames,
): readonly [number, number] | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const run = at(length);
    if (!run || run[1] > tokens.length) continue;
    const words = wordsOf(tokens, ...run);
    const isOther = words.every(saysOther) || FUNCTION_WORDS.has(words.at(-1) ?? "");
    if (isOther) continue;
    // «बॉम्बे टिफिन»: two words that are no food are one name before the last of them is.
    const isLike = length > 1 && !words.some(saysOther) && names.isLikeRestaurant(words);
    if (isLike || names.isRestaurant(words)) return run;
  }
  return undefined;
}

/** What one message sets against each other: restaurants on either side of an "or", or any two things. */
export function comparedOf(
  words: ParsedMessage,
  said: string,
  named: MessageSlots,
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
  focus: Focus,
  versus?: RegExp,
): ComparedThings | undefined {
  const either = named.others.length === 0 && eitherPlaceIn(words, names);
  if (!either)
    return (
      comparedIn(words.message, said, named, slotsOf, names, versus) ?? feesOfEach(named, focus)
    );
  const { others: _, unknown: __, also: ___, whole: ____, ...slots } = slotsOf(either.rest);
  const [first, second] = either.places.map((restaurant) => ({ ...slots, restaurant }));
  return first && second && [first, second];
}

/** "The minimum at X or Y" is told of each of them. */
export function ofTerms(ask: Utterance): Utterance {
  const isLeast = ask.subject === "minimum" && ask.restaurant !== "";
  return isLeast ? { ...ask, focus: "minimum", subject: null, left: "" } : ask;
}

/** These are of a restaurant's orders, whatever is ordered there. */
const OF_ORDERS: ReadonlySet<Focus> = new Set<Focus>(["delivery", "minimum"]);

/** "The delivery fee at X and Y": what it is at each of the restaurants that are named. */
function feesOfEach(named: MessageSlots, focus: Focus): ComparedThings | undefined {
  const { others, also, unknown: _, whole: __, ...slots } = named;
  const [other, ...rest] = others.map((restaurant) => ({ ...slots, restaurant }));
  const areOfPlaces = OF_ORDERS.has(focus) && slots.restaurant !== "" && slots.dish === "";
  return areOfPlaces && other && also.length === 0 ? [slots, other, ...rest] : undefined;
}
