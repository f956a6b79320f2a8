import type { Kysely } from "kysely";
import { agree } from "~/features/prices";
import type { Database } from "~db/schema";
import {
  COMPANY_MS,
  CONTESTED_WITHIN_MS,
  type ContestedWord,
  companionsOf,
  contestedWords,
  SHARED_OFFERS,
} from "./companions";
import { newestWordOf, type OfferName, offersInDoubt, wordsAbout } from "./queries.server";

/**
 * Whether a person keeps standing with the same others against everybody else, in the month before their newest word. It
 * rests on what was said alone, so that it comes out the same in whatever order that was stored.
 */
export async function isInCompany(db: Kysely<Database>, userId: string): Promise<boolean> {
  const until = await newestWordOf(db, userId);
  if (until === null) return false;
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

/** What is contested on an offer around `at` (ms), as far as what is said of that moment can change it. */
export function contestedAround(
  db: Kysely<Database>,
  offer: OfferName,
  at: number,
): Promise<ContestedWord[]> {
  return contestedWithin(db, offer, at, 2 * CONTESTED_WITHIN_MS);
}

/**
 * Whose company may be another one after something was said, or taken back, of an offer at `at` (ms): whoever named one of
 * the prices that are contested now and were not `before`, or the other way round. Mostly nobody.
 */
export async function companyChanged(
  db: Kysely<Database>,
  offer: OfferName,
  at: number,
  before: readonly ContestedWord[],
): Promise<Set<string>> {
  const now = await contestedAround(db, offer, at);
  const changed = [...missingFrom(now, before), ...missingFrom(before, now)];
  if (changed.length === 0) return new Set();
  const all = await contestedWithin(db, offer, at, COMPANY_MS + 2 * CONTESTED_WITHIN_MS);
  const alike = all.filter(({ price }) => changed.some((other) => agree(other.price, price)));
  return new Set([...changed, ...alike].map(({ user }) => user));
}

async function contestedWithin(
  db: Kysely<Database>,
  offer: OfferName,
  at: number,
  span: number,
): Promise<ContestedWord[]> {
  return contestedWords(await wordsAbout(db, offer, [at - span, at + span]));
}

function missingFrom(words: readonly ContestedWord[], others: readonly ContestedWord[]) {
  const key = ({ user, price, at }: ContestedWord) => `${user} ${price} ${at}`;
  const there = new Set(words.map(key));
  return others.filter((word) => !there.has(key(word)));
}
