import { tokensOf } from "~/features/search";
import { measuresSaid, tokensAsSpoken } from "~/features/understanding";
import type { Language } from "~/i18n/languages";
import { LISTED, sayBeyond, sayLeft } from "../../say/notes";
import { languagesOf } from "../../words/signs";
import type { Ask } from "../ask/ask";
import type { MessageLanguage } from "../language/language";
import { ratingSaid } from "../language/rated-over";
import type { ToolOutcome } from "./transcript";

/** What somebody sets what is found, beside money: how well it is rated, how far it is, or a measure that nobody here knows. */
export interface Bound {
  /** As it was said. */
  words: string;
  /** Whether something fits it; null where that is not known of it. */
  fits: (one: OneFound) => boolean | null;
  isRating: boolean;
}

interface OneFound {
  rating?: number | null;
  distanceM?: number | null;
}

/** Answers that show what there is: there a bound is kept, or is said to be left out. */
const SHOWING = new Set<Ask["kind"]>([
  ...(["price", "compare", "suggest", "similar"] as const),
  ...(["nearest", "ranked"] as const),
]);

/** The bounds of a message: "rated above 4.5", "within 3 km", "under 500 calories". */
export function boundsIn(message: string, language: MessageLanguage): Bound[] {
  const rated = ratingSaid(message);
  const spoken = languagesOf(language);
  const tokens = spoken ? tokensAsSpoken(message, spoken) : tokensOf(message);
  const measured = measuresSaid(tokens).map(({ start, end, metres }): Bound => {
    const words = message.slice(tokens[start]?.from, tokens[end - 1]?.to);
    const fits = ({ distanceM = null }: OneFound) =>
      metres === null || distanceM === null ? null : distanceM <= metres;
    return { words, fits, isRating: false };
  });
  if (!rated) return measured;
  const { words, least, isOver } = rated;
  const fits = ({ rating = null }: OneFound) =>
    rating === null ? null : isOver ? rating > least : rating >= least;
  return [{ words, fits, isRating: true }, ...measured];
}

/** Those of a list that are within all bounds that can be told of them; all of it where none is. */
export function within<One extends OneFound>(
  bounds: readonly Bound[],
  list: readonly One[],
): One[] {
  return bounds.reduce(
    (left, { fits }) => {
      const fitting = left.filter((one) => fits(one) === true);
      return fitting.length > 0 ? fitting : left;
    },
    [...list],
  );
}

/** A result without what is beyond the bounds. Of dishes only those are left out that stand in the order of what is bound. */
export function boundResult<Result extends NonNullable<ToolOutcome["result"]>>(
  bounds: readonly Bound[],
  result: Result,
): Result {
  if ("branches" in result) return { ...result, branches: within(bounds, result.branches) };
  const ratings = bounds.filter(({ isRating }) => isRating);
  if ("matches" in result) return { ...result, matches: within(ratings, result.matches) };
  return result;
}

/** What is said of the bounds that what is shown does not keep. */
export function boundNotes(
  bounds: readonly Bound[],
  asks: readonly Ask[],
  used: readonly NonNullable<ToolOutcome["result"]>[],
  voice: Language,
): string[] {
  if (!asks.some(({ kind }) => SHOWING.has(kind))) return [];
  const shown = used.flatMap((result): OneFound[] => {
    if ("branches" in result) return result.branches;
    if ("matches" in result) return result.matches.slice(0, LISTED);
    if ("items" in result) return result.items;
    return "restaurants" in result ? result.restaurants : [];
  });
  return bounds.flatMap(({ words, fits }) => {
    const known = shown.map(fits).filter((one) => one !== null);
    if (known.length === 0) return [sayLeft(voice, words)];
    return known.includes(true) ? [] : [sayBeyond(voice, words)];
  });
}
