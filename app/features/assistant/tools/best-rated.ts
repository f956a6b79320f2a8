import { cuisineSaid } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { type Ordered, totalOf } from "./for-people.server";

/** Matches by what people rate their restaurants, those that cook what was asked for before others: "steak" of a steak house. */
export function bestRated(matches: readonly Ordered[], asked: string): Ordered[] {
  const kitchens = new Set<string>(tokenize(asked).flatMap((word) => cuisineSaid(word) ?? []));
  const isOther = ({ brand }: Ordered) => Number(!brand.cuisine || !kitchens.has(brand.cuisine));
  const rating = ({ brand }: Ordered) => brand.rating ?? 0;
  return [...matches].sort(
    (a, b) =>
      (kitchens.size > 0 ? isOther(a) - isOther(b) : 0) ||
      rating(b) - rating(a) ||
      totalOf(a) - totalOf(b),
  );
}

/** How a match's restaurant is rated, where that is known. */
export function ratingOf(match: Ordered | undefined): { rating?: number } {
  const rating = match?.brand.rating;
  return rating ? { rating } : {};
}
