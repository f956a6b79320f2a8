import type { Kysely } from "kysely";
import { type CatalogueIndex, freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import { dishNamesSince } from "~/features/catalogue/index-queries.server";
import type { TwoNamesRow } from "~/features/catalogue/schema";
import type { Embedder } from "~/providers/embedding/embedder";
import { logWarning } from "~/server/log.server";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import type { SimilarDish } from "./alike.server";
import { kindOf } from "./represent";
import {
  nearestVectors,
  putVectorState,
  putVectors,
  startVectors,
  type VectorState,
  vectorState,
} from "./vectors.sqlite.server";

/** Texts sent at once. */
const A_BATCH = 96;

/** So few new names are waited for; more are read while the built-in representation answers. */
const WAITED_FOR = 200;

/** Below this a vector says little; what is left reads as 0 to 1. */
const LEAST = 0.2;

/** The making of vectors that is under way, shared by those who wait for it. */
const runningOf = perDatabase(() => ({ making: null as Promise<void> | null }));

/**
 * The dish names nearest in meaning to some words by an embedding model; undefined while its vectors are being made.
 *
 * @throws EmbedderUnavailable
 */
export async function alikeByVectors(
  db: Kysely<Database>,
  embedder: Embedder,
  words: string,
  limit: number,
): Promise<SimilarDish[] | undefined> {
  const index = await freshCatalogue(db);
  if (!(await upToDate(db, embedder, index))) return undefined;
  const [vector] = await embedder.embed([words]);
  const state = await vectorState(db);
  if (!vector || state?.length !== vector.length) return undefined;
  const nearest = await nearestVectors(db, vector, limit);
  return nearest.flatMap(({ dish_name_id, distance }): SimilarDish[] => {
    const name = index.dishNames.get(dish_name_id);
    const similarity = Math.min(1, Math.max(0, 1 - distance));
    if (!name || similarity < LEAST) return [];
    return [{ dishName: dish_name_id, similarity, kind: kindOf([name.name_ar, name.name_en]) }];
  });
}

/** Whether every dish name has a vector of this model; makes those that lack one. */
async function upToDate(
  db: Kysely<Database>,
  embedder: Embedder,
  { revision }: CatalogueIndex,
): Promise<boolean> {
  const state = await vectorState(db);
  const known = state?.model === embedder.model ? state : undefined;
  if (known && known.revision >= revision) return true;
  const names = await dishNamesSince(db, known?.revision ?? -1);
  const running = runningOf(db);
  running.making ??= makeVectors(db, embedder, names, known, revision).finally(() => {
    running.making = null;
  });
  const { making } = running;
  if (names.length <= WAITED_FOR) {
    await making;
    return true;
  }
  making.catch((error) => logWarning("no vectors of dishes", { reason: String(error) }));
  return false;
}

async function makeVectors(
  db: Kysely<Database>,
  embedder: Embedder,
  names: readonly TwoNamesRow[],
  known: VectorState | undefined,
  revision: number,
): Promise<void> {
  let state = known;
  for (let start = 0; start < names.length; start += A_BATCH) {
    const batch = names.slice(start, start + A_BATCH);
    const vectors = await embedder.embed(batch.map(textOf));
    const length = vectors[0]?.length ?? 0;
    if (state?.length !== length) {
      state = { model: embedder.model, length, revision: -1 };
      await startVectors(db, state);
    }
    await putVectors(db, new Map(batch.map(({ id }, i) => [id, vectors[i] as Float32Array])));
  }
  // Only now is every name there: a start in between begins where this one began.
  if (state) await putVectorState(db, { ...state, revision });
}

/** A dish in both scripts, as a model is asked about it. */
function textOf({ name_ar, name_en }: TwoNamesRow): string {
  return [name_ar, name_en].filter(Boolean).join(" / ");
}
