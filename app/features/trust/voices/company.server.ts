import type { Kysely } from "kysely";
import { agree } from "~/features/prices";
import type { Database, Observation } from "~db/schema";
import {
  COMPANY_MS,
  CONTESTED_WITHIN_MS,
  type ContestedWord,
  companionsOf,
  contestedWords,
  SHARED_OFFERS,
  type Word,
} from "./companions";
import { offersInDoubt, wordsAbout } from "./queries.server";

/** What is read of what a person said. */
type OwnWord = Pick<Observation, "dish_id" | "platform" | "item_price" | "observed_at">;

/**
 * Whether a person keeps standing with the same others against everybody else, in the month before their newest word. It
 * rests on what was said alone, so that it comes out the same in whatever order that was stored.
 *
 * @param said all that stands of what the person said.
 */
export async function isInCompany(
  db: Kysely<Database>,
  userId: string,
  said: readonly OwnWord[],
): Promise<boolean> {
  const until = Math.max(...said.map(({ observed_at }) => observed_at));
  const recent = said.filter(
    ({ item_price, observed_at }) => item_price !== null && observed_at >= until - COMPANY_MS,
  );
  const named = new Set(recent.map(({ dish_id, platform }) => `${dish_id} ${platform}`));
  if (named.size < SHARED_OFFERS) return false;
  const offers = await offersInDoubt(db, userId, until - COMPANY_MS);
  if (offers.length < SHARED_OFFERS) return false;
  const between = [
    until - COMPANY_MS - CONTESTED_WITHIN_MS,
    until + 2 * CONTESTED_WITHIN_MS,
  ] as const;
  const contested: ContestedWord[][] = [];
  for (const offer of offers) contested.push(contestedWords(await wordsAbout(db, offer, between)));
  return companionsOf(userId, contested, until) > 0;
}

/**
 * Whose company may be another one after something was said, or taken back, of an offer at `at` (ms): whoever named one of
 * the prices that are contested now and were not before, or the other way round. Mostly nobody.
 *
 * @param said all that was said of the offer.
 */
export function companyChanged(
  said: { before: readonly Word[]; now: readonly Word[] },
  at: number,
): Set<string> {
  // As far as what is said of that moment can change it.
  const before = contestedWithin(said.before, at, 2 * CONTESTED_WITHIN_MS);
  const now = contestedWithin(said.now, at, 2 * CONTESTED_WITHIN_MS);
  const changed = [...missingFrom(now, before), ...missingFrom(before, now)];
  if (changed.length === 0) return new Set();
  const all = contestedWithin(said.now, at, COMPANY_MS + 2 * CONTESTED_WITHIN_MS);
  const alike = all.filter(({ price }) => changed.some((other) => agree(other.price, price)));
  return new Set([...changed, ...alike].map(({ user }) => user));
}

function contestedWithin(said: readonly Word[], at: number, span: number): ContestedWord[] {
  return contestedWords(said.filter(({ observed_at }) => Math.abs(observed_at - at) <= span));
}

function missingFrom(words: readonly ContestedWord[], others: readonly ContestedWord[]) {
  const key = ({ user, price, at }: ContestedWord) => `${user} ${price} ${at}`;
  const there = new Set(words.map(key));
  return others.filter((word) => !there.has(key(word)));
}
