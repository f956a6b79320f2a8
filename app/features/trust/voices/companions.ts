import { agree, isNewcomer } from "~/features/prices";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";

/** Two different prices named within this contest each other; further apart, the price may well have changed. */
export const CONTESTED_WITHIN_MS = 3 * DAY_MS;

/** People are compared over a month: what they did before may have been somebody else's idea, or a coincidence. */
export const COMPANY_MS = 30 * DAY_MS;

/** On this many different offers two people stand together against others before they are companions: one is chance. */
export const SHARED_OFFERS = 2;

/** What the rule reads of an observation. */
export type Word = Pick<Observation, "user_id" | "item_price" | "trust_level" | "observed_at">;

/** A price somebody named (halalas) while two others, no newcomers, agreed on a different one: one may have misread. */
export interface ContestedWord {
  user: string;
  price: number;
  /** ms. */
  at: number;
}

/** The contested words among all that was said about one offer; they may come in any order. */
export function contestedWords(words: readonly Word[]): ContestedWord[] {
  const named = words.flatMap(({ item_price, user_id: user, observed_at: at, trust_level }) =>
    item_price === null
      ? []
      : [{ user, price: item_price, at, credible: !isNewcomer(trust_level) }],
  );
  const credible = named.filter((word) => word.credible);
  return named
    .filter(({ user, price, at }) => {
      const against = credible.filter(
        (other) =>
          other.user !== user &&
          Math.abs(other.at - at) <= CONTESTED_WITHIN_MS &&
          !agree(other.price, price),
      );
      return against.some((one) =>
        against.some((other) => other.user !== one.user && agree(other.price, one.price)),
      );
    })
    .map(({ user, price, at }) => ({ user, price, at }));
}

/**
 * How many people a person keeps standing with against everybody else: who named the same contested price on at least
 * `SHARED_OFFERS` offers. True prices are named by whoever comes along, so sharing them says nothing; the same false ones
 * again and again are agreed on (source dependence: Dong, Berti-Equille, Srivastava, VLDB 2009).
 *
 * @param offers what is contested on each of the offers.
 * @param until when the person last said anything, ms: the month before it counts, and the days in which it is contested.
 */
export function companionsOf(
  person: string,
  offers: readonly (readonly ContestedWord[])[],
  until: number,
): number {
  const shared = new Map<string, number>();
  for (const all of offers) {
    const contested = all.filter(
      ({ at }) => at >= until - COMPANY_MS && at <= until + CONTESTED_WITHIN_MS,
    );
    const own = contested.filter(({ user }) => user === person);
    const together = contested.filter(
      ({ user, price }) => user !== person && own.some((one) => agree(one.price, price)),
    );
    for (const user of new Set(together.map((one) => one.user)))
      shared.set(user, (shared.get(user) ?? 0) + 1);
  }
  return [...shared.values()].filter((count) => count >= SHARED_OFFERS).length;
}
