import type { Kysely } from "kysely";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "~/features/catalogue/index.server";
import { LEAST_PEOPLE } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { confidenceAt, type OrderFees, statusAt, toSar } from "~/features/prices";
import { dayText } from "~/i18n/days";
import type { Database } from "~db/schema";
import type { OpenRecord, OpenTable } from "./record";

/** Of which ids (of restaurants, branches or dishes): those after one, up to another. */
export interface Range {
  after: number;
  /** Without it only the next `PAGE` ids are read. */
  upTo?: number;
}

/** A line with the id that tables are read by. A page holds all lines of an id. */
export interface OpenRow {
  id: number;
  record: OpenRecord;
}

/** Ids read at once. */
const PAGE = 500;

/** The day in Riyadh alone: the minute in which somebody ordered could point to them. */
const day = (ms: number | null) => (ms === null ? null : dayText(ms));

type Read = (db: Kysely<Database>, range: Range, now: number) => Promise<OpenRow[]>;

/**
 * How each public table is read as it stands, by id: restaurants, what is shown of them, their branches, dishes, current prices with their status at
 * `now` (ms) and what an order of one is charged beside it as a rule, and every item price there was. Nothing of any person,
 * and no fees that fewer than three people tell.
 */
export const READ: Record<OpenTable, Read> = {
  async restaurants(db, { after, upTo }) {
    const rows = await db
      .selectFrom("restaurants")
      .select(["id", "name_ar", "name_en", "cuisine", "rating", "is_brand"])
      .where(RESTAURANT_SHOWN)
      .where("id", ">", after)
      .$if(upTo !== undefined, (q) => q.where("id", "<=", upTo ?? 0))
      .orderBy("id")
      .$if(upTo === undefined, (q) => q.limit(PAGE))
      .execute();
    return rows.map((row) => ({ id: row.id, record: { ...row, is_brand: row.is_brand === 1 } }));
  },
  async facts(db, range) {
    const rows = await db
      .selectFrom("shown_facts")
      .select(["restaurant_id", "kind", "value", "told_at"])
      .where("restaurant_id", "in", restaurantsWithFacts(db, range))
      .orderBy("restaurant_id")
      .orderBy("kind")
      .execute();
    return rows.map(({ told_at, ...fact }) => ({
      id: fact.restaurant_id,
      record: { ...fact, told: day(told_at) },
    }));
  },
  async branches(db, { after, upTo }) {
    const rows = await db
      .selectFrom("branches")
      .innerJoin("restaurants", "restaurants.id", "branches.restaurant_id")
      .leftJoin("neighbourhoods", "neighbourhoods.id", "neighbourhood_id")
      .select(["branches.id", "restaurant_id", "branches.lat", "branches.lng"])
      .select(["neighbourhoods.name_ar as area", "external_place_id"])
      .where(RESTAURANT_SHOWN)
      .where("branches.id", ">", after)
      .$if(upTo !== undefined, (q) => q.where("branches.id", "<=", upTo ?? 0))
      .orderBy("branches.id")
      .$if(upTo === undefined, (q) => q.limit(PAGE))
      .execute();
    return rows.map((record) => ({ id: record.id, record }));
  },
  async dishes(db, { after, upTo }) {
    const rows = await db
      .selectFrom("dishes")
      .innerJoin("dish_names", "dish_names.id", "dish_name_id")
      .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
      .select(["dishes.id", "restaurant_id", "dish_names.name_ar", "dish_names.name_en"])
      .select(["section", "heading_ar", "heading_en", "size"])
      .where(DISH_SHOWN)
      .where(RESTAURANT_SHOWN)
      .where("dishes.id", ">", after)
      .$if(upTo !== undefined, (q) => q.where("dishes.id", "<=", upTo ?? 0))
      .orderBy("dishes.id")
      .$if(upTo === undefined, (q) => q.limit(PAGE))
      .execute();
    return rows.map((record) => ({ id: record.id, record }));
  },
  async prices(db, range, now) {
    const next = await dishesWith(db, "offers", range).execute();
    const orders = next.map(({ dish_id }) => ({ dishId: dish_id, quantity: 1 }));
    const priced = await pricedOffers(db, orders);
    return orders.flatMap(({ dishId }) =>
      (priced.get(dishId) ?? [])
        .sort((a, b) => (a.platform < b.platform ? -1 : 1))
        .map(({ offer, fees }) => ({
          id: dishId,
          record: {
            dish_id: dishId,
            platform: offer.platform,
            item_price: toSar(offer.item_price),
            ...openFees(fees),
            status: statusAt(offer, now),
            confidence: confidenceAt(offer, now),
            since: day(offer.since),
            last_seen: day(offer.newest_support_at),
          },
        })),
    );
  },
  async history(db, range, now) {
    const rows = await db
      .selectFrom("price_versions")
      .selectAll()
      .where("dish_id", "in", dishesWith(db, "price_versions", range))
      .orderBy("dish_id")
      .orderBy("platform")
      .orderBy("started_at")
      .execute();
    let step = 0;
    return rows.map((version, place) => {
      const { dish_id, platform, started_at, ended_at, stale_at } = version;
      const last = rows[place - 1];
      step = last?.dish_id === dish_id && last.platform === platform ? step + 1 : 1;
      return {
        id: dish_id,
        record: {
          dish_id,
          platform,
          step,
          started: day(started_at),
          ended: day(ended_at),
          stale_from: day(stale_at < (ended_at ?? now) ? stale_at : null),
          item_price: toSar(version.item_price),
          verified: version.verified === 1,
        },
      };
    });
  },
};

/** What an order is charged beside the dish, riyals; null where fewer than three people tell. */
function openFees({ basis, delivery, service, smallOrder, vat }: OrderFees) {
  if (basis.people < LEAST_PEOPLE) return { delivery_fee: null, vat_on_top: null };
  return { delivery_fee: toSar(delivery + service + smallOrder), vat_on_top: toSar(vat) };
}

/** The ids of the restaurants of a range that pages have, of which something is shown. */
function restaurantsWithFacts(db: Kysely<Database>, { after, upTo }: Range) {
  return db
    .selectFrom("shown_facts")
    .innerJoin("restaurants", "restaurants.id", "shown_facts.restaurant_id")
    .select("restaurant_id")
    .distinct()
    .where(RESTAURANT_SHOWN)
    .where("restaurant_id", ">", after)
    .$if(upTo !== undefined, (q) => q.where("restaurant_id", "<=", upTo ?? 0))
    .orderBy("restaurant_id")
    .$if(upTo === undefined, (q) => q.limit(PAGE));
}

/** The ids of the dishes of a range that pages have and that have prices. */
function dishesWith(
  db: Kysely<Database>,
  table: "offers" | "price_versions",
  { after, upTo }: Range,
) {
  return db
    .selectFrom(table)
    .innerJoin("dishes", "dishes.id", "dish_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select("dish_id")
    .distinct()
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
    .where("dish_id", ">", after)
    .$if(upTo !== undefined, (q) => q.where("dish_id", "<=", upTo ?? 0))
    .orderBy("dish_id")
    .$if(upTo === undefined, (q) => q.limit(PAGE));
}
