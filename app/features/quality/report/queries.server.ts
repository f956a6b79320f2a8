import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";
import type { Pair } from "./measure";
import type { Queue } from "./report";
import type { ChargedInWeek } from "./weeks";

/** What people asked for since a day, in one neighbourhood: the dish that was meant and how many different people. */
export interface AskedRow {
  /** 0 where none is known. */
  neighbourhood_id: number;
  dish_id: number;
  people: number;
}

/** Dishes asked for since a day of Riyadh. Of a restaurant or a dish alone, what is asked for most is meant. */
export async function askedSince(db: Kysely<Database>, day: number): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    with asked as (
      select intent_id, neighbourhood_id, count(distinct person) as people
      from search_voices where day >= ${day} group by intent_id, neighbourhood_id
    ), meant as (
      select i.id, (
        select d.id from dishes as d
        where (i.restaurant_id is null or d.restaurant_id = i.restaurant_id)
          and (i.dish_name_id is null or d.dish_name_id = i.dish_name_id)
          and d.merged_into is null and d.hidden_at is null
        order by d.asked_count desc, d.id limit 1
      ) as dish_id
      from search_intents as i
      where i.id in (select intent_id from asked)
        and (i.restaurant_id is not null or i.dish_name_id is not null)
        and i.restaurant_text = '' and i.item_text = ''
    )
    select neighbourhood_id, dish_id, people from asked join meant on meant.id = asked.intent_id
    where dish_id is not null`.execute(db);
  return rows;
}

/** Different people who searched, in one neighbourhood or, where that is null, anywhere. */
export interface SearchersRow {
  neighbourhood_id: number | null;
  people: number;
}

/**
 * How many different people searched since a day at least. Accounts are counted over all days; an address is another one
 * every day, so of those the busiest day counts.
 */
export async function searchersSince(db: Kysely<Database>, day: number): Promise<SearchersRow[]> {
  const { rows } = await sql<SearchersRow>`
    with days as (
      select neighbourhood_id, lasting, case when lasting = 1 then 0 else day end as day,
        count(distinct person) as people
      from search_voices where day >= ${day}
      group by neighbourhood_id, lasting, case when lasting = 1 then 0 else day end
      union all
      select null, lasting, case when lasting = 1 then 0 else day end, count(distinct person)
      from search_voices where day >= ${day}
      group by lasting, case when lasting = 1 then 0 else day end
    ), kinds as (
      select neighbourhood_id, lasting, max(people) as people from days group by neighbourhood_id, lasting
    )
    select neighbourhood_id, sum(people) as people from kinds group by neighbourhood_id`.execute(
    db,
  );
  return rows;
}

export function neighbourhoodNames(db: Kysely<Database>) {
  return db.selectFrom("neighbourhoods").select(["id", "name_ar", "name_en"]).execute();
}

interface PairRow extends Pair {
  platform: string;
  neighbourhood_id: number | null;
}

/** Pictures since a moment with the one before of the same price, by somebody else and at most `within` ms earlier. */
export async function picturePairs(
  db: Kysely<Database>,
  { since, within }: { since: number; within: number },
): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    with shown as (
      select o.platform, o.user_id as person, o.item_price as after, o.observed_at, o.order_id,
        lag(o.item_price) over price as before,
        lag(o.user_id) over price as other,
        lag(o.observed_at) over price as seen
      from observations as o
      where o.proof = 'snapshot' and o.item_price > 0 and o.observed_at >= ${since - within}
        and o.id not in (select observation_id from withdrawals)
      window price as (partition by o.dish_id, o.platform order by o.observed_at, o.id)
    )
    select shown.platform, person, before, after, orders.neighbourhood_id
    from shown left join orders on orders.id = shown.order_id
    where observed_at >= ${since} and other <> person and observed_at - seen <= ${within}`.execute(
    db,
  );
  return rows;
}

interface QueuePartRow {
  name: Queue["name"];
  platform: string | null;
  neighbourhood_id: number | null;
  waiting: number;
  /** Different people whose it is. */
  people: number;
  since: number;
}

/** What waits for moderators by app, and by neighbourhood. */
export async function queueParts(db: Kysely<Database>): Promise<QueuePartRow[]> {
  const { rows } = await sql<QueuePartRow>`
    select 'snapshots' as name, platform, cast(null as integer) as neighbourhood_id, count(*) as waiting,
        count(distinct user_id) as people, min(submitted_at) as since
      from contributions where state = 'waiting' and reasons <> 'with_order' group by platform
    union all select 'flags', platform, cast(null as integer), count(*), count(distinct user_id), min(created_at)
      from flags where state = 'open' group by platform
    union all select 'snapshots', null, neighbourhood_id, count(*), count(distinct user_id), min(submitted_at)
      from contributions where state = 'waiting' and reasons <> 'with_order' and neighbourhood_id is not null
      group by neighbourhood_id
    union all select 'fees', platform, cast(null as integer), count(*), count(distinct user_id), min(recorded_at)
      from fee_reviews join orders on orders.id = order_id where state = 'waiting' group by platform
    union all select 'fees', null, neighbourhood_id, count(*), count(distinct user_id), min(recorded_at)
      from fee_reviews join orders on orders.id = order_id
      where state = 'waiting' and neighbourhood_id is not null group by neighbourhood_id
    union all select 'suggestions', null, neighbourhood_id, count(*), count(*), min(created_at)
      from restaurant_suggestions where status = 'queued' and neighbourhood_id > 0
      group by neighbourhood_id`.execute(db);
  return rows;
}

/** Orders from `from` to `to` (ms) with what each was charged beside its dishes: not tips, gifts, VAT or what was taken off dishes. */
export function chargedBetween(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
): Promise<ChargedInWeek[]> {
  return db
    .selectFrom("orders")
    .leftJoin("order_charges as charge", "charge.order_id", "orders.id")
    .select(["orders.platform", "orders.user_id as person", "orders.placed_at"])
    .select(
      sql<number>`coalesce(sum(case
        when charge.kind in ('delivery', 'service', 'small_order') then charge.amount
        when charge.kind = 'discount' and charge.off = 'delivery' then -charge.amount
        else 0 end), 0)`.as("fees"),
    )
    .where("orders.placed_at", ">=", from)
    .where("orders.placed_at", "<", to)
    .where("orders.proof", "=", "snapshot")
    .where("orders.id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"))
    .groupBy(["orders.id", "orders.platform", "orders.user_id", "orders.placed_at"])
    .execute();
}

/** By what share dishes that were sold on two platforms or more at a moment (ms) cost more than where each is cheapest. */
export async function markupsAt(db: Kysely<Database>, at: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ platform: string; markup: number }>`
    with held as (
      select platform, item_price, min(item_price) over (partition by dish_id) as least,
        count(*) over (partition by dish_id) as beside
      from price_versions
      where started_at <= ${at} and (ended_at is null or ended_at > ${at}) and stale_at > ${at}
    )
    select platform, avg(item_price * 1.0 / least - 1) as markup
    from held where beside > 1 and least > 0 group by platform`.execute(db);
  return new Map(rows.map(({ platform, markup }) => [platform, markup]));
}

/** The key in `meta` of the last report. */
const KEY = "quality_report";

export async function keptReport(db: Kysely<Database>): Promise<string | undefined> {
  const query = db.selectFrom("meta").select("value").where("key", "=", KEY);
  return (await query.executeTakeFirst())?.value;
}

export async function keepReport(db: Kysely<Database>, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
