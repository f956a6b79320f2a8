import type { Kysely } from "kysely";
import type { Database, Observation, Offer, PriceVersion } from "~db/schema";
import type { JudgementsTable as Judgement } from "~db/schema-contributions";
import { fold } from "./fold";
import { sayFolded } from "./folded.server";
import { outcomes } from "./outcomes";
import {
  deleteOffers,
  dishIdsAfter,
  insertJudgements,
  insertOffers,
  observationsOf,
  type Scope,
  updateCheapestTotals,
} from "./queries.server";

/** Dishes folded in one transaction: long enough to be quick, short enough to let others write between. */
const DISHES_A_CHUNK = 200;

/**
 * Folds prices again from the observations: all of them, or those of `dishIds`. Also sets `dishes.cheapest_total`.
 * Each chunk is a transaction of its own, and a second run writes the same bytes.
 */
export async function rebuildOffers(
  db: Kysely<Database>,
  { dishIds }: { dishIds?: readonly number[] } = {},
): Promise<void> {
  for await (const chunk of dishIds ? chunksOf(dishIds) : chunksOfAll(db))
    await inTransaction(db, (trx) => refold(trx, { dishIds: chunk }));
}

/**
 * Folds the offers in the scope again, and judges what people said of them. To be called in a transaction; it writes first, so SQLite takes the
 * write lock before anything is read.
 */
export async function refold(db: Kysely<Database>, scope: Scope): Promise<void> {
  await deleteOffers(db, scope);
  const offers: Offer[] = [];
  const versions: PriceVersion[] = [];
  const judgements: Judgement[] = [];
  for (const observations of byOffer(await observationsOf(db, scope))) {
    const { dish_id, platform } = observations[0];
    const folded = fold(observations);
    if (folded.offer) offers.push({ dish_id, platform, ...folded.offer });
    for (const version of folded.versions) versions.push({ dish_id, platform, ...version });
    for (const { observation, agreed } of outcomes(observations))
      judgements.push(judgement(observation, agreed));
  }
  await insertOffers(db, offers, versions);
  await insertJudgements(db, judgements);
  await updateCheapestTotals(db, scope.dishIds);
  await sayFolded(db, scope.dishIds);
}

function judgement(observation: Observation, agreed: boolean): Judgement {
  const { id, user_id, dish_id, platform, proof } = observation;
  return { observation_id: id, user_id, dish_id, platform, proof, agreed: Number(agreed) };
}

/** Runs `work` in a transaction: the caller's when there is one, else its own. */
export function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Groups by dish and platform, in their order, so that rows are written in the same order each time. */
function byOffer(observations: readonly Observation[]): [Observation, ...Observation[]][] {
  const groups = new Map<string, [Observation, ...Observation[]]>();
  for (const observation of observations) {
    const key = `${observation.dish_id} ${observation.platform}`;
    const group = groups.get(key);
    if (group) group.push(observation);
    else groups.set(key, [observation]);
  }
  return [...groups.values()].sort(
    ([a], [b]) => a.dish_id - b.dish_id || (a.platform < b.platform ? -1 : 1),
  );
}

function* chunksOf(dishIds: readonly number[]): Generator<readonly number[]> {
  for (let start = 0; start < dishIds.length; start += DISHES_A_CHUNK)
    yield dishIds.slice(start, start + DISHES_A_CHUNK);
}

async function* chunksOfAll(db: Kysely<Database>): AsyncGenerator<readonly number[]> {
  let chunk = await dishIdsAfter(db, 0, DISHES_A_CHUNK);
  while (chunk.length > 0) {
    yield chunk;
    chunk = await dishIdsAfter(db, chunk.at(-1) ?? 0, DISHES_A_CHUNK);
  }
}
