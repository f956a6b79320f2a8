import type { NameMatch } from "~/features/names";
import { bestOf, type Hypothesis } from "./hypothesis";

/** From here on a restaurant's name is taken for the one meant. */
export const SAME_RESTAURANT = 0.72;

/** Names as good as the best, give or take this, are all meant. */
export const AS_GOOD = 0.03;

/** The restaurants a hypothesis may mean, the best first: those named as well as the best one. */
export function meantRestaurants({ restaurant }: Hypothesis): readonly NameMatch<number>[] {
  const best = bestOf(restaurant, SAME_RESTAURANT);
  if (!best || !restaurant) return [];
  const least = Math.max(SAME_RESTAURANT, best.score - AS_GOOD);
  return restaurant.matches.filter(({ score }) => score >= least);
}
