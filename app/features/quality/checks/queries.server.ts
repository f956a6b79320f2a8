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

/** A restaurant that can be asked about: its names, and what was last seen or told of it. */
export interface AskedRestaurant {
  id: number;
  name_ar: string | null;
  name_en: string | null;
  created_at: number;
  /** When somebody last stood by a price of it, ms. */
  priced_at: number | null;
  /** What its cheapest meal costs, halalas. */
  meal: number | null;
  /** Its hours as they are shown, and when that was last told. */
  hours: string | null;
  hours_at: number | null;
  /** When somebody last told that it sells. */
  open_at: number | null;
  /** When this person last told the one and the other. */
  own_hours_at: number | null;
  own_open_at: number | null;
}

/** What of some restaurants themselves this person could be asked. */
export async function restaurantsToCheck(
  db: Kysely<Database>,
  ids: readonly number[],
  person: string,
): Promise<AskedRestaurant[]> {
  if (ids.length === 0) return [];
  const told = (kind: "hours" | "closed", own: boolean) => sql`(
    select max(told_at) from told_facts as told
    where told.restaurant_id = r.id and told.kind = ${kind}
    ${own ? sql`and told.user_id = ${person}` : kind === "hours" ? sql`and told.value = hours.value` : sql`and told.value = 'no'`})`;
  const { rows } = await sql<AskedRestaurant>`
    select r.id, r.name_ar, r.name_en, r.created_at, hours.value as hours,
      (select max(o.newest_support_at) from offers as o join dishes as d on d.id = o.dish_id
        where d.restaurant_id = r.id) as priced_at,
      (select min(d.cheapest_total) from dishes as d where d.restaurant_id = r.id) as meal,
      ${told("hours", false)} as hours_at, ${told("closed", false)} as open_at,
      ${told("hours", true)} as own_hours_at, ${told("closed", true)} as own_open_at
    from restaurants as r
    left join shown_facts as hours on hours.restaurant_id = r.id and hours.kind = 'hours'
    where r.id in (${sql.join(ids)}) and r.closed_at is null and r.merged_into is null
      and r.hidden_at is null`.execute(db);
  return rows;
}
