import { type Kysely, sql } from "kysely";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";

/** What is read at most: the most asked for, and the prices of those restaurants and names. */
const ASKED = 60;
const PRICES = 3000;

/** People of one level who asked for one thing: each of them one voice, shared over all that they asked for. */
export interface VoicesRow {
  restaurant_id: number | null;
  dish_name_id: number | null;
  /** Null for people without an account. */
  trust_level: string | null;
  voices: number;
}

/** Whose questions count. */
export interface Askers {
  /** Only this person's; without it those of all `but` one. */
  person?: string;
  but?: string;
  /** Only what is asked for from this neighbourhood. */
  neighbourhood?: number;
}

/** What was asked for since a day, of what the catalogue knows, the most asked first. */
export async function askedSince(
  db: Kysely<Database>,
  since: number,
  { person, but, neighbourhood }: Askers,
): Promise<VoicesRow[]> {
  const { rows } = await sql<VoicesRow>`
    with asked as (
      select distinct intent_id, person from search_voices
      where day >= ${since}
      ${person === undefined ? sql`and person <> ${but ?? ""}` : sql`and person = ${person}`}
      ${neighbourhood === undefined ? sql`` : sql`and neighbourhood_id = ${neighbourhood}`}
    ), people as (
      select person, count(*) as things from asked group by person
    )
    select i.restaurant_id, i.dish_name_id, u.trust_level, sum(1.0 / people.things) as voices
    from asked
    join people on people.person = asked.person
    join search_intents as i on i.id = asked.intent_id
    left join users as u on u.id = asked.person
    where i.restaurant_text = '' and i.item_text = ''
    group by i.id, i.restaurant_id, i.dish_name_id, u.trust_level
    order by 4 desc, i.id
    limit ${ASKED}`.execute(db);
  return rows;
}

/** The prices of dishes that are shown, of these restaurants or by these names, those of the most asked for first. */
export function pricesToCheck(
  db: Kysely<Database>,
  { restaurants, names }: { restaurants: number[]; names: number[] },
) {
  return db
    .selectFrom("offers")
    .innerJoin("dishes", "dishes.id", "offers.dish_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
    .where((q) =>
      q.or([
        q("dishes.restaurant_id", "in", [-1, ...restaurants]),
        q("dishes.dish_name_id", "in", [-1, ...names]),
      ]),
    )
    .select([
      "offers.dish_id",
      "offers.platform",
      "offers.item_price",
      "offers.support",
      "offers.contradiction",
      "offers.newest_support_at",
      "dishes.restaurant_id",
      "dishes.dish_name_id",
    ])
    .orderBy("dishes.asked_count", "desc")
    .orderBy("dishes.id")
    .limit(PRICES)
    .execute();
}
