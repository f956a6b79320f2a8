import type { Kysely } from "kysely";
import { inTransactions } from "~/server/transaction.server";
import type { Database, Observation, Offer, PriceVersion } from "~db/schema";
import type { JudgementsTable as Judgement } from "~db/schema-contributions";
import { besideOthers } from "./beside-others";
import { type Folded, fold } from "./fold";
import { notifyFolded } from "./folded.server";
import { reviewByLaterEvidence } from "./later-evidence";
import {
  deleteOffers,
  dishIdsAfter,
  insertJudgements,
  insertOffers,
  type OfferScope,
  observationsOf,
  updateFirmness,
} from "./queries.server";

/** Dishes folded in one transaction: long enough to be quick, short enough to let others write between. */
const DISHES_A_CHUNK = 200;

/**
 * Folds prices again from the observations: all of them, or those of `dishIds`; the totals that stand on them are to follow.
 * Each chunk is a transaction of its own, and a second run writes the same bytes.
 */
export async function rebuildOffers(
  db: Kysely<Database>,
  { dishIds }: { dishIds?: readonly number[] } = {},
): Promise<void> {
  await inTransactions(db, dishIds ? chunksOf(dishIds) : chunksOfAll(db), (trx, chunk) =>
    refold(trx, { dishIds: chunk }),
  );
}

/**
 * Folds the offers in the scope again, and judges their observations by later evidence; of the same dishes on other platforms
 * only what they promise can follow. To be called in a transaction; it writes first, so SQLite takes the write lock before
 * anything is read.
 */
export async function refold(db: Kysely<Database>, scope: OfferScope): Promise<void> {
  await deleteOffers(db, scope);
  const offers: Offer[] = [];
  const versions: PriceVersion[] = [];
  const judgements: Judgement[] = [];
  for (const dish of byDish(await observationsOf(db, { dishIds: scope.dishIds })))
    for (const { observations, folded, others } of dish) {
      const { dish_id, platform } = observations[0];
      const beside = besideOthers(folded, others);
      const offer = beside && { dish_id, platform, ...beside };
      if (scope.platform !== undefined && platform !== scope.platform) {
        if (offer) await updateFirmness(db, offer);
        continue;
      }
      if (offer) offers.push(offer);
      for (const version of folded.versions) versions.push({ dish_id, platform, ...version });
      for (const { observation, agreed } of reviewByLaterEvidence(observations, folded.versions))
        judgements.push(judgement(observation, agreed));
    }
  await insertOffers(db, offers, versions);
  await insertJudgements(db, judgements);
  await notifyFolded(db, scope.dishIds);
}

function judgement(observation: Observation, agreed: boolean): Judgement {
  const { id, user_id, dish_id, platform, proof } = observation;
  return { observation_id: id, user_id, dish_id, platform, proof, agreed: Number(agreed) };
}

type Observations = [Observation, ...Observation[]];

/** One dish on one platform, and the same dish on the others. */
interface OfferBeside {
  observations: Observations;
  folded: Folded;
  others: Folded[];
}

/** Folds by dish and platform, in their order, so that rows are written in the same order each time. */
function* byDish(observations: readonly Observation[]): Generator<OfferBeside[]> {
  const dishes = new Map<number, Map<string, Observations>>();
  for (const observation of observations) {
    const platforms = dishes.get(observation.dish_id) ?? new Map<string, Observations>();
    dishes.set(observation.dish_id, platforms);
    const group = platforms.get(observation.platform);
    if (group) group.push(observation);
    else platforms.set(observation.platform, [observation]);
  }
  for (const [, platforms] of [...dishes].sort(([a], [b]) => a - b)) {
    const groups = [...platforms].sort(([a], [b]) => (a < b ? -1 : 1));
    const all = groups.map(([, of]) => ({ observations: of, folded: fold(of) }));
    yield all.map((one) => ({
      ...one,
      others: all.filter((other) => other !== one).map(({ folded }) => folded),
    }));
  }
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
