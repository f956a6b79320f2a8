import {
  agree,
  FRESH_MS,
  STALE_AFTER_MS,
  type Status,
  statusAt,
  supportAt,
  VERIFIED_CONTRADICTION_SHARE,
  VERIFIED_PEOPLE,
  VERIFIED_SUPPORT,
} from "~/features/prices";
import type { Observation, Offer } from "~db/schema";
import { type Few, few } from "../few";

/** What `verified` takes, in the order in which it is told. */
export const RULES = ["recent", "people", "picture", "weight", "firm", "contested"] as const;
export type Rule = (typeof RULES)[number];

/** Why a price is believed as far as it is: counts, days and rules, nothing that points to a person. Times in ms. */
export interface Why {
  status: Status;
  /** Who stands by this price, and how many of their pictures show it. */
  people: Few;
  pictures: Few;
  /** Who last named another price or said it changed, since this one was first named. */
  against: Few;
  since: number;
  newest: number;
  rules: { rule: Rule; met: boolean }[];
}

/**
 * Why the price of an offer is believed.
 *
 * @param said what was observed of the dish on that platform and not withdrawn.
 */
export function whyOf(offer: Offer, said: readonly Observation[], now: number): Why {
  const { contradiction, firm_at, newest_support_at, support, supporters } = offer;
  const forIt = ({ item_price }: Observation) =>
    item_price !== null && agree(item_price, offer.item_price);
  const last = lastWords(said);
  const standsByIt = ({ user_id }: Observation) =>
    last.some((one) => one.user_id === user_id && forIt(one));
  const shown = said.filter((one) => forIt(one) && one.proof === "snapshot" && standsByIt(one));
  const against = last.filter((one) => !forIt(one) && one.observed_at >= offer.since);
  const met: Record<Rule, boolean> = {
    recent: now - newest_support_at <= STALE_AFTER_MS,
    people: supporters >= VERIFIED_PEOPLE,
    picture: offer.has_proof === 1,
    weight: supportAt(offer, now) >= VERIFIED_SUPPORT,
    firm: firm_at !== null && now - firm_at <= FRESH_MS,
    contested: contradiction <= VERIFIED_CONTRADICTION_SHARE * (support + contradiction),
  };
  return {
    status: statusAt(offer, now),
    people: few(supporters),
    pictures: few(new Set(shown.map(({ id, image_hash }) => image_hash ?? id)).size),
    against: few(against.length),
    since: offer.since,
    newest: newest_support_at,
    rules: RULES.map((rule) => ({ rule, met: met[rule] })),
  };
}

/** What each person said last: it takes the place of what they said before. A price that names none says nothing. */
function lastWords(said: readonly Observation[]): Observation[] {
  const inOrder = said
    .filter(({ kind, item_price }) => kind !== "price" || item_price !== null)
    .sort((a, b) => a.observed_at - b.observed_at || a.id - b.id);
  return [...new Map(inOrder.map((one) => [one.user_id, one])).values()];
}
