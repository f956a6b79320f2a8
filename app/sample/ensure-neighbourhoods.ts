import type { Kysely } from "kysely";
import { areaOf, centroidOf } from "~/features/places";
import { inChunks } from "~/server/database/in-chunks";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { NEIGHBOURHOODS } from "./neighbourhoods";
import { riyadhOutlines } from "./riyadh-outlines";

/**
 * Gives a database the neighbourhoods of Riyadh with where they end, so that what comes in finds its place. One that has
 * outlines keeps them, and branches stay in the neighbourhood they were said to be in.
 */
export async function ensureNeighbourhoods(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const drawn = trx.selectFrom("neighbourhood_outlines").select("neighbourhood_id").limit(1);
    if (await drawn.executeTakeFirst()) return;
    const outlines = riyadhOutlines();
    const known = await idsByName(trx);
    const missing = neighbourhoodsBroughtAlong().filter(({ name_ar }) => !known.has(name_ar));
    for (const chunk of inChunks(missing))
      await trx.insertInto("neighbourhoods").values(chunk).execute();
    const ids = await idsByName(trx);
    const values = outlines.flatMap(({ ar, polygons }) => {
      const neighbourhood_id = ids.get(ar);
      return neighbourhood_id === undefined
        ? []
        : [{ neighbourhood_id, polygons: JSON.stringify(polygons) }];
    });
    for (const chunk of inChunks(values))
      await trx.insertInto("neighbourhood_outlines").values(chunk).execute();
  });
}

/** The neighbourhoods of Riyadh as they come along. */
export function neighbourhoodsBroughtAlong() {
  const centres = new Map<string, { lat: number; lng: number }>(
    // Centres made by hand are where people live; those of an outline may be in the desert behind.
    NEIGHBOURHOODS.map(({ ar, lat, lng }) => [ar, { lat, lng }]),
  );
  return riyadhOutlines().map(({ ar, en, polygons }) => ({
    ...{ name_ar: ar, name_en: en },
    ...(centres.get(ar) ?? centroidOf(areaOf(polygons))),
  }));
}

async function idsByName(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db.selectFrom("neighbourhoods").select(["id", "name_ar"]).execute();
  return new Map(rows.map(({ id, name_ar }) => [name_ar, id]));
}
