import { LEAST_PEOPLE, SAME_FEE_HALALAS } from "./constants";
import { peopleIn, type WeighedOrder } from "./evidence";
import type { PaidDelivery } from "./platform-fees";
import { type MissedOrder, missKnown } from "./ranges";
import { sum } from "./robust";

/** Fewer orders than this show no platform to be like that: if a tenth were charged otherwise, three of them would be. */
const LEAST_TRIED = 30;

/** A tenth may be misread, or surge. */
const MOST = 0.9;

/** Whether restaurants differ, and neither distance nor hour nor weekday was found to matter. */
const mayBe = ({ days, distance, kinds, restaurantSpread }: PaidDelivery): boolean =>
  distance.kind === "steps" &&
  distance.edges.length === 0 &&
  kinds.length === 1 &&
  days.every((day) => day === 0) &&
  restaurantSpread > SAME_FEE_HALALAS;

/**
 * Whether what is paid for delivery depends on nothing but the restaurant: neither distance nor hour is found to matter, and
 * people who had no say in what their restaurant charges were charged just that. Then a fee tells nothing of where anybody lives.
 */
export function isByRestaurant(paid: PaidDelivery, missed: readonly MissedOrder[]): boolean {
  if (!mayBe(paid)) return false;
  const tried = missed.filter(
    ({ order, payer, restaurant }) => payer === "payer" && restaurant && !order.newcomer,
  );
  const voices = (of: readonly MissedOrder[]) => sum(of.map(({ order }) => order.voice));
  const same = tried.filter((one) => Math.abs(missKnown(one).by) <= SAME_FEE_HALALAS);
  return tried.length >= LEAST_TRIED && voices(same) >= MOST * voices(tried);
}

/** A contributor's order weighs so little after a hundred days. */
const LEAST_VOICE = 0.05;

/** A whisper tells nothing of a cell, and makes nobody one of LEAST_PEOPLE: newcomers whom nobody else stands beside, or who have all but faded. */
export const heard = (orders: readonly WeighedOrder[]) =>
  orders.filter(({ voice }) => voice >= LEAST_VOICE);

/**
 * The orders that may tell what a restaurant charges. Where fewer than LEAST_PEOPLE tell, its fee could point at a home, and
 * nobody is heard; unless it depends on nothing but the restaurant: then the first who is no newcomer is, and while there is
 * none, the newcomer who ordered first, whom no later ones outvote.
 */
export function mayTell(
  { byRestaurant }: { byRestaurant: boolean },
  orders: readonly WeighedOrder[],
): readonly WeighedOrder[] {
  const loud = heard(orders);
  if (peopleIn(loud) >= LEAST_PEOPLE) return loud;
  if (!byRestaurant) return [];
  const known = loud.filter(({ newcomer }) => !newcomer);
  return known.length > 0 ? known : orders.filter(({ newcomer }) => newcomer).slice(0, 1);
}

/** Nineteen of twenty restaurants of a platform lie this near to what it usually charges. */
const USUAL_SPREADS = 2;

/** Whether what newcomers alone say of a restaurant (halalas beyond its platform's fee) is what others of the platform charge. */
export const isUsual = ({ restaurantSpread }: PaidDelivery, offset: number): boolean =>
  Math.abs(offset) <= USUAL_SPREADS * restaurantSpread;
