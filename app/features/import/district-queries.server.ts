import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { nextOutlinesVersion, outlinesVersion } from "~/features/places/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Point } from "~/server/geo";
import type { Database } from "~db/schema";

/** A neighbourhood to be written with its outline; `id` is null for a new one. */
export interface DistrictChange extends Point {
  id: number | null;
  name_ar: string;
  name_en: string;
  /** JSON of the coordinates of a MultiPolygon. */
  polygons: string;
}

interface KnownDistrict extends Point {
  id: number;
  name_ar: string;
  name_en: string;
  polygons: string | null;
}

/**
 * Writes outlines, in place of those we bring along, and puts every branch into the neighbourhood it lies in, all in one transaction.
 *
 * @param locator from all neighbourhoods, gives the id of the one a point is in.
 * @returns how many branches changed neighbourhood.
 */
export function saveDistricts(
  db: Kysely<Database>,
  changes: readonly DistrictChange[],
  locator: (known: KnownDistrict[]) => (point: Point) => number | null,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    // Those we bring along would lie across what is imported.
    if ((await outlinesVersion(trx)) === 0)
      await trx.deleteFrom("neighbourhood_outlines").execute();
    for (const { id, polygons, ...columns } of changes) {
      const neighbourhood_id = await saveNeighbourhood(trx, id, columns);
      await trx
        .insertInto("neighbourhood_outlines")
        .values({ neighbourhood_id, polygons })
        .onConflict((conflict) => conflict.column("neighbourhood_id").doUpdateSet({ polygons }))
        .execute();
    }
    await nextOutlinesVersion(trx);
    return moveBranches(trx, locator(await knownNeighbourhoods(trx)), revision);
  });
}

async function saveNeighbourhood(
  trx: Kysely<Database>,
  id: number | null,
  columns: Omit<DistrictChange, "id" | "polygons">,
): Promise<number> {
  if (id !== null) {
    await trx.updateTable("neighbourhoods").set(columns).where("id", "=", id).execute();
    return id;
  }
  const row = await trx
    .insertInto("neighbourhoods")
    .values(columns)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

function knownNeighbourhoods(trx: Kysely<Database>): Promise<KnownDistrict[]> {
  return trx
    .selectFrom("neighbourhoods")
    .leftJoin("neighbourhood_outlines", "neighbourhood_id", "id")
    .select(["id", "name_ar", "name_en", "lat", "lng", "polygons"])
    .execute();
}

async function moveBranches(
  trx: Kysely<Database>,
  locate: (point: Point) => number | null,
  revision: number,
): Promise<number> {
  const moved = new Set<number>();
  let count = 0;
  for (const branch of await trx
    .selectFrom("branches")
    .select(["id", "restaurant_id", "lat", "lng", "neighbourhood_id"])
    .execute()) {
    const neighbourhood_id = locate(branch);
    if (neighbourhood_id === branch.neighbourhood_id) continue;
    await trx
      .updateTable("branches")
      .set({ neighbourhood_id })
      .where("id", "=", branch.id)
      .execute();
    moved.add(branch.restaurant_id);
    count++;
  }
  for (const id of moved)
    await trx.updateTable("restaurants").set({ revision }).where("id", "=", id).execute();
  return count;
}
