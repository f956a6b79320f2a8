import type { NameMatch } from "~/features/names";
import { bestOf, type Hypothesis } from "~/features/understanding";

/** From this score on, a restaurant is the one meant. */
export const SAME_RESTAURANT = 0.72;

/** The same where a well-known restaurant is named: no other that sounds like it is put in its place. */
const SAME_CHAIN = 0.95;

/** Names within this of the best score are all meant. */
export const AS_GOOD = 0.03;

/** The restaurants a hypothesis may mean, the best first: those named as well as the best one. */
export function meantRestaurants({ restaurant }: Hypothesis): readonly NameMatch<number>[] {
  const same = restaurant?.words.some(({ chain }) => chain) ? SAME_CHAIN : SAME_RESTAURANT;
  const best = bestOf(restaurant, same);
  if (!best || !restaurant) return [];
  const least = Math.max(same, best.score - AS_GOOD);
  return restaurant.matches.filter(({ score }) => score >= least);
}
