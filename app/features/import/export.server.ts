import type { Kysely } from "kysely";
import { toSar } from "~/features/prices/money";
import { confidenceAt, statusAt } from "~/features/prices/status";
import type { Database } from "~db/schema";

type Cell = string | number | boolean | null;
/** One line of the public data. */
export type Line = Record<string, Cell>;

/** Rows read at once. */
const PAGE = 1000;

const day = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/**
 * The public data, table by table: restaurants, their branches, dishes, current prices with their status, and every price
 * there was. Amounts are riyals, times ISO 8601. Nothing of any person.
 *
 * @param now ms, the moment at which status and confidence are judged.
 */
export function publicTables(
  db: Kysely<Database>,
  now: number,
): Record<string, () => AsyncGenerator<Line>> {
  return {
    restaurants: () =>
      pages(
        (after) =>
          db
            .selectFrom("restaurants")
            .select(["id", "name_ar", "name_en", "cuisine", "rating", "is_brand"])
            .where("id", ">", after)
            .orderBy("id")
            .limit(PAGE)
            .execute(),
        ({ is_brand, ...row }) => ({ ...row, is_brand: is_brand === 1 }),
      ),
    branches: () =>
      pages(
        (after) =>
          db
            .selectFrom("branches")
            .leftJoin("neighbourhoods", "neighbourhoods.id", "neighbourhood_id")
            .select([
              "branches.id",
              "restaurant_id",
              "branches.lat",
              "branches.lng",
              "neighbourhoods.name_ar as area",
              "external_place_id",
            ])
            .where("branches.id", ">", after)
            .orderBy("branches.id")
            .limit(PAGE)
            .execute(),
        (row) => row,
      ),
    dishes: () =>
      pages(
        (after) =>
          db
            .selectFrom("dishes")
            .innerJoin("dish_names", "dish_names.id", "dish_name_id")
            .select(["dishes.id", "restaurant_id", "name_ar", "name_en", "section", "size"])
            .where("dishes.id", ">", after)
            .orderBy("dishes.id")
            .limit(PAGE)
            .execute(),
        (row) => row,
      ),
    prices: () =>
      pages(
        (after) =>
          db
            .selectFrom("offers")
            .selectAll()
            .select("dish_id as id")
            .where("dish_id", "in", nextDishes(db, "offers", after))
            .orderBy("dish_id")
            .orderBy("platform")
            .execute(),
        (offer) => ({
          dish_id: offer.dish_id,
          platform: offer.platform,
          item_price: toSar(offer.item_price),
          delivery_fee: toSar(offer.delivery_fee),
          vat_on_top: toSar(offer.vat_on_top),
          status: statusAt(offer, now),
          confidence: confidenceAt(offer, now),
          since: day(offer.since),
          last_seen: day(offer.newest_support_at),
        }),
      ),
    history: () =>
      pages(
        (after) =>
          db
            .selectFrom("price_versions")
            .selectAll()
            .select("dish_id as id")
            .where("dish_id", "in", nextDishes(db, "price_versions", after))
            .orderBy("dish_id")
            .orderBy("platform")
            .orderBy("started_at")
            .execute(),
        (version) => ({
          dish_id: version.dish_id,
          platform: version.platform,
          started: day(version.started_at),
          ended: day(version.ended_at),
          stale_from: day(version.stale_at < (version.ended_at ?? now) ? version.stale_at : null),
          item_price: toSar(version.item_price),
          delivery_fee: toSar(version.delivery_fee),
          vat_on_top: toSar(version.vat_on_top),
          verified: version.verified === 1,
        }),
      ),
  };
}

/** The ids of the next dishes that have prices: a page holds all of a dish. */
function nextDishes(db: Kysely<Database>, table: "offers" | "price_versions", after: number) {
  return db
    .selectFrom(table)
    .select("dish_id")
    .distinct()
    .where("dish_id", ">", after)
    .orderBy("dish_id")
    .limit(PAGE);
}

async function* pages<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  line: (row: Row) => Line,
): AsyncGenerator<Line> {
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0))
    for (const row of rows) yield line(row);
}

/** A line of CSV as RFC 4180 has it, without its end. */
export function csvLine(cells: readonly Cell[]): string {
  return cells
    .map((cell) => {
      const text = cell === null ? "" : String(cell);
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(",");
}
