import { type Stringifier, stringify } from "csv-stringify";
import type { Kysely } from "kysely";
import { LEAST_PEOPLE } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { confidenceAt, type OrderFees, statusAt, toSar } from "~/features/prices";
import { dayText } from "~/i18n/days";
import type { Database } from "~db/schema";

type Cell = string | number | boolean | null;
/** One line of the public data. */
export type ExportRecord = Record<string, Cell>;

/** Rows read at once. */
const PAGE = 1000;

/** The day in Riyadh alone: the minute in which somebody ordered could point to them. */
const day = (ms: number | null) => (ms === null ? null : dayText(ms));

/**
 * The public data, table by table: restaurants, their branches, dishes, current prices with their status and what an
 * order of one is charged beside it as a rule, and every item price there was. Amounts are riyals, days those of Riyadh. Nothing of
 * any person, and no fees that fewer than three people tell.
 *
 * @param now ms, the moment at which status and confidence are judged.
 */
export function publicTables(
  db: Kysely<Database>,
  now: number,
): Record<string, () => AsyncGenerator<ExportRecord>> {
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
        (after) => offersAfter(db, after),
        (offer) => ({
          dish_id: offer.dish_id,
          platform: offer.platform,
          item_price: toSar(offer.item_price),
          ...openFees(offer.fees),
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
          verified: version.verified === 1,
        }),
      ),
  };
}

/** What an order is charged beside the dish, riyals; null where fewer than three people tell. */
function openFees({ basis, delivery, service, smallOrder, vat }: OrderFees) {
  if (basis.people < LEAST_PEOPLE) return { delivery_fee: null, vat_on_top: null };
  return { delivery_fee: toSar(delivery + service + smallOrder), vat_on_top: toSar(vat) };
}

/** The offers of the next dishes, each with the fees of an order of one. */
async function offersAfter(db: Kysely<Database>, after: number) {
  const next = await nextDishes(db, "offers", after).execute();
  const orders = next.map(({ dish_id }) => ({ dishId: dish_id, quantity: 1 }));
  const priced = await pricedOffers(db, orders);
  return orders.flatMap(({ dishId }) =>
    (priced.get(dishId) ?? [])
      .map(({ offer, fees }) => ({ ...offer, fees, id: dishId }))
      .sort((a, b) => (a.platform < b.platform ? -1 : 1)),
  );
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
  line: (row: Row) => ExportRecord,
): AsyncGenerator<ExportRecord> {
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0))
    for (const row of rows) yield line(row);
}

/** Lines with what others may do with them: each says so itself, since files are taken apart and joined. */
export async function* licensed(
  lines: AsyncIterable<ExportRecord>,
  license: string,
): AsyncGenerator<ExportRecord> {
  for await (const line of lines) yield { ...line, license };
}

/**
 * Lines as CSV (RFC 4180), their keys first. A text that a spreadsheet would run as a formula gets an apostrophe before it,
 * as OWASP advises: names come from strangers.
 */
export function csvWriter(): Stringifier {
  return stringify({ header: true, escape_formulas: true, cast: { boolean: String } });
}
