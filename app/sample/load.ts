import type { Kysely } from "kysely";
import { CATALOGUE_REVISION_KEY, catalogueRevision } from "~/features/catalogue/revision.server";
import { SAMPLE_DATA_KEY } from "~/features/catalogue/sample.server";
import { insertSearchEvents } from "~/features/community/trends/queries.server";
import { settleFees } from "~/features/fees/settle.server";
import { rebuildOffers } from "~/features/prices/rebuild.server";
import { engineOf } from "~/server/database/engine.server";
import { inChunks } from "~/server/database/in-chunks";
import { inTransaction } from "~/server/database/transaction.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { ensureNeighbourhoods } from "./ensure-neighbourhoods";
import { generateSample, type SampleRows } from "./generate";
import { tellSampleHours } from "./hours";
import { paySample } from "./ledger";

/** How many there are of what a person would ask about. */
export type SampleCounts = Record<"restaurants" | "branches" | "dishes" | "observations", number>;

/** Restaurants take their aliases, branches, dishes, observations, offers and versions with them. */
const CATALOGUE = ["restaurants", "dish_names", "neighbourhoods"] as const;

/**
 * Fills the catalogue with the sample of the day of `now` (ms) and folds its prices and fees, all in one transaction.
 *
 * @param options.replace removes the catalogue that is there, with every observation of it. People stay as they are.
 * @throws StartError when the catalogue is not empty and isn't to be replaced.
 */
export async function loadSample(
  db: Kysely<Database>,
  now: number,
  { replace = false }: { replace?: boolean } = {},
): Promise<SampleCounts> {
  return inTransaction(db, async (trx) => {
    if (replace) await clearCatalogue(trx);
    else await refuseFilled(trx);
    const rows = generateSample(now, await catalogueRevision(trx));
    await insert(trx, rows);
    await engineOf(trx).followIds(trx);
    await ensureNeighbourhoods(trx);
    await setMeta(trx, SAMPLE_DATA_KEY, "1");
    await setMeta(trx, CATALOGUE_REVISION_KEY, String(rows.dish_names.at(-1)?.revision ?? 0));
    await rebuildOffers(trx);
    await settleFees(trx);
    await paySample(trx);
    await tellSampleHours(
      trx,
      rows.restaurants.map(({ id }) => id),
      now,
    );
    for (const searches of inChunks(rows.searches)) await insertSearchEvents(trx, searches);
    return {
      restaurants: rows.restaurants.length,
      branches: rows.branches.length,
      dishes: rows.dishes.length,
      observations: rows.observations.length,
    };
  });
}

/** Fills a database that has never had a catalogue, so that a fresh clone has something to show. */
export async function loadSampleOnce(db: Kysely<Database>, now: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    if ((await catalogueRevision(trx)) === 0) await loadSample(trx, now);
  });
}

async function refuseFilled(trx: Kysely<Database>): Promise<void> {
  for (const table of CATALOGUE) {
    const row = await trx.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (row)
      throw new StartError(
        "The catalogue is not empty. To replace it with the sample data, run `npm run db:seed -- --replace`.",
      );
  }
}

async function clearCatalogue(trx: Kysely<Database>): Promise<void> {
  for (const table of CATALOGUE) await trx.deleteFrom(table).execute();
}

async function insert(trx: Kysely<Database>, rows: SampleRows): Promise<void> {
  for (const chunk of inChunks(rows.users))
    await trx
      .insertInto("users")
      .values(chunk)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  for (const chunk of inChunks(rows.neighbourhoods))
    await trx.insertInto("neighbourhoods").values(chunk).execute();
  for (const chunk of inChunks(rows.restaurants))
    await trx.insertInto("restaurants").values(chunk).execute();
  for (const chunk of inChunks(rows.restaurant_aliases))
    await trx.insertInto("restaurant_aliases").values(chunk).execute();
  for (const chunk of inChunks(rows.branches))
    await trx.insertInto("branches").values(chunk).execute();
  for (const chunk of inChunks(rows.dish_names))
    await trx.insertInto("dish_names").values(chunk).execute();
  for (const chunk of inChunks(rows.dishes)) await trx.insertInto("dishes").values(chunk).execute();
  for (const chunk of inChunks(rows.orders)) await trx.insertInto("orders").values(chunk).execute();
  for (const chunk of inChunks(rows.order_charges))
    await trx.insertInto("order_charges").values(chunk).execute();
  for (const chunk of inChunks(rows.observations))
    await trx.insertInto("observations").values(chunk).execute();
}

async function setMeta(trx: Kysely<Database>, key: string, value: string): Promise<void> {
  await trx
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
