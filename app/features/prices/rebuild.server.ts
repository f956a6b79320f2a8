import type { Kysely } from "kysely";
import { inTransactions } from "~/server/database/transaction.server";
import type { Database, Observation } from "~db/schema";
import type { JudgementsTable } from "~db/schema-contributions";
import { besideOthers } from "./beside-others";
import { type Folded, fold } from "./fold";
import { notifyFolded } from "./folded.server";
import { reviewByLaterEvidence } from "./later-evidence";
import {
  deleteFolded,
  deleteOffers,
  dishIdsAfter,
  type FoldedRows,
  insertFolded,
  type OfferScope,
  observationsOf,
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

/** What folding again read, removed and wrote. */
export interface Refolded {
  /** All that is said of the dishes, on any platform. */
  observations: Observation[];
  /** The judgements within the scope that were there. */
  judgedBefore: JudgementsTable[];
  /** What is there now within the scope. */
  rows: FoldedRows;
}

/**
 * Folds the offers in the scope again, and judges their observations by later evidence; of the same dishes on other platforms
 * only what they promise can follow. To be called in a transaction; it writes first, so SQLite takes the write lock before
 * anything is read.
 */
export async function refold(db: Kysely<Database>, scope: OfferScope): Promise<Refolded> {
  const judgedBefore = await deleteFolded(db, scope);
  const observations = await observationsOf(db, { dishIds: scope.dishIds });
  const { judgements, offers, versions } = foldRows(observations);
  const isMeant = ({ platform }: { platform: string }) =>
    scope.platform === undefined || platform === scope.platform;
  const rows = {
    offers: offers.filter(isMeant),
    versions: versions.filter(isMeant),
    judgements: judgements.filter(isMeant),
  };
  // Offers that stand are written over, since that takes one statement; seldom one is left without a price.
  if (!scope.platform || rows.offers.length < scope.dishIds.length) await deleteOffers(db, scope);
  await insertFolded(db, { ...rows, offers });
  await notifyFolded(db, scope.dishIds);
  return { observations, judgedBefore, rows };
}

/** What all that was said of some dishes comes to. */
export function foldRows(said: readonly Observation[]): FoldedRows {
  const rows: FoldedRows = { offers: [], versions: [], judgements: [] };
  for (const dish of byDish(said))
    for (const { observations, folded, others } of dish) {
      const { dish_id, platform } = observations[0];
      const beside = besideOthers(folded, others);
      if (beside) rows.offers.push({ dish_id, platform, ...beside });
      for (const version of folded.versions) rows.versions.push({ dish_id, platform, ...version });
      const judged = reviewByLaterEvidence(observations, folded.versions);
      judged.sort((a, b) => a.observation.id - b.observation.id);
      for (const { agreed, observation } of judged) {
        const { id: observation_id } = observation;
        rows.judgements.push({ dish_id, platform, observation_id, agreed: Number(agreed) });
      }
    }
  return rows;
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

/** All dishes, so many at a time. */
export async function* chunksOfAll(db: Kysely<Database>): AsyncGenerator<readonly number[]> {
  let chunk = await dishIdsAfter(db, 0, DISHES_A_CHUNK);
  while (chunk.length > 0) {
    yield chunk;
    chunk = await dishIdsAfter(db, chunk.at(-1) ?? 0, DISHES_A_CHUNK);
  }
}
