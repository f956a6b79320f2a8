import { isFood, isListed, tokenize } from "~/features/names";
import { connectorMarks, type Token } from "~/features/search";
import { chainAt, isOwned } from "~/features/understanding";
import { isEveryday } from "../vocabulary/everyday";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import type { Mention } from "../vocabulary/mention";

/** «केरला पैलेस»: what a restaurant's name has of a dish's words is of the name, where together they are like one. */
function joined(tokens: readonly Token[], spans: readonly Mention[], names: KnownNames): Mention[] {
  const whole: Mention[] = [];
  for (const span of spans) {
    const before = whole.at(-1);
    const both = span.names === "unknown" && before?.names === "dish" && before.end === span.start;
    const words = both ? tokens.slice(before.start, span.end).map(textIn) : [];
    // "Mandi Al Shaikh Salem": the rest of a name that is spelled otherwise.
    const rest = span.names === "unknown" || span.names === "area";
    const goesOn = rest && before?.names === "restaurant" && before.end === span.start && !span.cue;
    if (goesOn && names.isRestaurant(tokens.slice(before.start, span.end).map(textIn))) {
      before.end = span.end;
      continue;
    }
    // «कुदूर अल दीरा»: nobody has such a word, and with what follows it is a restaurant's name.
    const slips =
      before?.names === "unknown" && span.names !== "unknown" && before.end === span.start;
    const from = before?.start ?? 0;
    if (slips && isRestaurantFrom(tokens, from, span, names)) {
      whole[whole.length - 1] = { ...before, names: "restaurant", end: span.end };
      continue;
    }
    const announced = span.cue === "restaurant" || isBehind(tokens, span.end);
    const isName = tokens[0]?.spoken && names.isRestaurant(words);
    if (isOfName(tokens, span, before, names)) {
      whole[whole.length - 1] = { ...span, names: "restaurant", start: from };
      continue;
    }
    if (before && isKindOfPlace(tokens, span, before, names)) {
      if (before.names === "unknown") before.end = span.end;
      else whole.push({ ...span, names: "unknown" });
      continue;
    }
    if (both && (isName || (announced && names.isLikeRestaurant(words))))
      whole[whole.length - 1] = { ...before, names: "restaurant", end: span.end };
    else whole.push(span);
  }
  return whole;
}

/** "MTR dosa house", "pizza corner": behind a dish or what nobody knows it is what such a place is called, and none of the names that it is in. */
function isKindOfPlace(
  tokens: readonly Token[],
  { names: role, start, end, cue }: Mention,
  before: Mention,
  names: KnownNames,
): boolean {
  const [word, other] = tokens.slice(start, end).map(textIn);
  if (role !== "restaurant" || !word || other || cue || before.end !== start) return false;
  if (before.names !== "dish" && before.names !== "unknown") return false;
  if (!isListed(word) || isFood(word) || chainAt([word], 0) > 0 || isBehind(tokens, end))
    return false;
  return !names.isLikeRestaurant(tokens.slice(before.start, end).map(textIn));
}

/** Is some unknown word with what stands behind it called as a restaurant is? */
function isRestaurantFrom(
  tokens: readonly Token[],
  from: number,
  { names: role, start, end }: Mention,
  names: KnownNames,
): boolean {
  const words = tokens.slice(from, end).map(textIn);
  if (names.isRestaurant(words)) return true;
  if (!tokens[0]?.spoken || !names.isLikeRestaurant(words)) return false;
  // «ٹائیگر ووک», «ड्यून ड्रिप में»: a name is not written there as menus spell it, and less sure by its sound.
  const own = tokens.slice(start, end).map(textIn);
  const isElse = role === "area" && names.areaAt(own, 0, true) > 0;
  return role === "restaurant" || (!isElse && (end === tokens.length || isBehind(tokens, end)));
}

/** «برگر الحارہ»: a food and what else dishes are called, which together are called as a restaurant is and as no dish. */
function isOfName(
  tokens: readonly Token[],
  { names: role, start, end }: Mention,
  before: Mention | undefined,
  names: KnownNames,
): boolean {
  const both = role === "dish" && before?.names === "dish" && before.end === start;
  if (!both || !tokens[0]?.spoken) return false;
  const words = tokens.slice(before.start, end).map(textIn);
  const next = tokens[end];
  const isParted = next !== undefined && (next.starts || OR.has(next.text));
  const mayBe = isBehind(tokens, end) || isParted || !words.every(isFoodWord);
  return mayBe && !names.isDish(words) && names.isRestaurant(words);
}

/** What stands between two places. */
export const OR: ReadonlySet<string> = new Set(
  tokenize("ya or o یا या ولا والا او vs versus kesa kaysa"),
);

/** Does what announces a name in Hindi and Urdu, where it stands behind it, stand at a place? */
function isBehind(tokens: readonly Token[], at: number): boolean {
  return connectorMarks(tokens).some(({ start, after }) => start === at && after);
}

/** What tells two things apart, or denies, names nothing: "better" is no butter with a slip, and "don't" no donut. */
const isNoName = (word: string) =>
  /^(?:better|worse|nicer|bigger|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|has|have|had)n ?t)$/.test(
    word,
  );

const textIn = ({ text }: Token) => text;

/** A slip in a shorter word may be many a word. */
const LONG = 5;
const isLong = (word: string) => word.length > LONG;

/** Finds out what unknown words may be: a slip beside a dish, a restaurant in another spelling, what a connector announces. */
export function settled(
  tokens: readonly Token[],
  spans: readonly Mention[],
  names: KnownNames,
): Mention[] {
  return joined(tokens, spans, names).map((span, i, all) => {
    if (span.names !== "unknown") return span;
    const words = tokens.slice(span.start, span.end).map(textIn);
    if (words.some((word) => isEveryday(word) || isNoName(word))) return span;
    if (names.isRestaurant(words)) return { ...span, names: "restaurant" };
    // "Cappucino large hot": its size stands between.
    const next = all[i + 1]?.names === "size" ? all[i + 2] : all[i + 1];
    const end = (next === all[i + 1] ? span : all[i + 1])?.end;
    const beside = [all[i - 1], next].some(
      (other) => other?.names === "dish" && (other.end === span.start || other.start === end),
    );
    // "Peperonni piza": the longer of the two has to tell.
    const only = words.some(isLong) && all.every((other) => other.names !== "dish");
    // «बड़ा मोका»: a size says of what it is.
    const alone = all.every((other) => other === span || other.names === "size");
    if (words.every((word) => names.isLikeDishWord(word)) && (beside || alone || only))
      return { ...span, names: "dish" };
    // In Hindi what announces a name stands behind it.
    const behind = isBehind(tokens, span.end);
    const owns = words.length > 1 && isOwned(tokens, span.end) && names.isLikeRestaurant(words);
    // "200 se upar na jaye": no place is called by a number.
    if (words.every((word) => /^\d+$/.test(word))) return span;
    if (span.cue === "restaurant" || behind || owns) return { ...span, names: "restaurant" };
    return span;
  });
}
