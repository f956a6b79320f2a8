import { type Kysely, sql } from "kysely";
import { EmbedderUnavailable } from "~/providers/embedding/embedder";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";

/**
 * Vectors of dish names, kept with the sqlite-vec extension: this file holds what only SQLite can do. The table is made when
 * the first vectors come, since their length is the model's; another model begins anew.
 */
const KEY = "dish_vectors";

/** What the stored vectors were made by and how far they go. */
export interface VectorState {
  model: string;
  /** Numbers in a vector. */
  length: number;
  /** The catalogue revision up to which every dish name has one. */
  revision: number;
}

/** The state of the stored vectors; undefined while there are none. */
export async function vectorState(db: Kysely<Database>): Promise<VectorState | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", KEY).executeTakeFirst();
  return row && (JSON.parse(row.value) as VectorState);
}

/**
 * Empties the table, or makes it, for vectors of a length.
 *
 * @throws EmbedderUnavailable where the extension is missing.
 */
export async function startVectors(db: Kysely<Database>, state: VectorState): Promise<void> {
  try {
    await sql`drop table if exists dish_vectors`.execute(db);
    await sql`create virtual table dish_vectors using vec0(
      dish_name_id integer primary key,
      embedding float[${sql.lit(state.length)}] distance_metric=cosine)`.execute(db);
  } catch (error) {
    throw new EmbedderUnavailable("There is no sqlite-vec", { cause: error });
  }
  await putVectorState(db, state);
}

export async function putVectorState(db: Kysely<Database>, state: VectorState): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto("meta")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Stores vectors by dish name, in place of those that were there. */
export async function putVectors(
  db: Kysely<Database>,
  vectors: ReadonlyMap<number, Float32Array>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [id, vector] of vectors) {
      await sql`delete from dish_vectors where dish_name_id = ${BigInt(id)}`.execute(trx);
      await sql`insert into dish_vectors (dish_name_id, embedding) values (${BigInt(id)}, ${bytes(vector)})`.execute(
        trx,
      );
    }
  });
}

/** The dish names whose vectors are nearest, nearest first; `distance` is 1 less the cosine. */
export async function nearestVectors(
  db: Kysely<Database>,
  vector: Float32Array,
  most: number,
): Promise<{ dish_name_id: number; distance: number }[]> {
  const { rows } = await sql<{ dish_name_id: number; distance: number }>`
    select dish_name_id, distance from dish_vectors
    where embedding match ${bytes(vector)} and k = ${BigInt(most)} order by distance`.execute(db);
  return rows;
}

function bytes(vector: Float32Array): Buffer {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}
