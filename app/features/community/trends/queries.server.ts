import { type Kysely, sql } from "kysely";
import { erasedAmong } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { SearchIntent } from "./search-intent";

/** A person as they are counted: an account, or else a hash of an address. */
export interface Person {
  person: string;
  /** 1 for an account, which is the same person on other days. */
  lasting: 0 | 1;
}

/** One person asking for one thing on one day. */
export interface SearchEvent extends Person {
  intent: SearchIntent;
  day: number;
  /** 0 when none is known. */
  neighbourhood: number;
}

/** Writes search events, each once; those of people who have left meanwhile are dropped. A few hundred at most. */
export async function insertSearchEvents(
  db: Kysely<Database>,
  buffered: readonly SearchEvent[],
): Promise<void> {
  if (buffered.length === 0) return;
  await inTransaction(db, async (trx) => {
    const accounts = buffered.filter(({ lasting }) => lasting === 1).map(({ person }) => person);
    const gone = await erasedAmong(trx, accounts);
    const events = buffered.filter(({ person }) => !gone.has(person));
    if (events.length === 0) return;
    const ids = await idsOfIntents(
      trx,
      events.map(({ intent }) => intent),
    );
    await trx
      .insertInto("search_voices")
      .values(
        events.map(({ intent, day, neighbourhood, person, lasting }) => ({
          intent_id: ids.get(intent.key) ?? 0,
          day,
          neighbourhood_id: neighbourhood,
          person,
          lasting,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The ids of what was asked for, by key. What was asked for before, nearly all of it, is only read: its row stays as it is. */
async function idsOfIntents(
  trx: Kysely<Database>,
  intents: readonly SearchIntent[],
): Promise<Map<string, number>> {
  const wanted = new Map(intents.map((intent) => [intent.key, intent]));
  const rows = () =>
    trx
      .selectFrom("search_intents")
      .select(["id", "key"])
      .where("key", "in", [...wanted.keys()]);
  const known = await rows().execute();
  const fresh = [...wanted.values()].filter(({ key }) => !known.some((row) => row.key === key));
  if (fresh.length === 0) return new Map(known.map(({ id, key }) => [key, id]));
  await trx.insertInto("search_intents").values(fresh).execute();
  return new Map((await rows().execute()).map(({ id, key }) => [key, id]));
}

/** The salt of a day: `fresh`, unless another process was first. */
export async function saltOfDay(db: Kysely<Database>, day: number, fresh: string): Promise<string> {
  const row = await db
    .insertInto("search_salts")
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.column("day").doUpdateSet({ day }))
    .returning("salt")
    .executeTakeFirstOrThrow();
  return row.salt;
}

/** Something many ask for, with its names in both scripts and how many people asked. */
export interface PopularRow {
  restaurant_id: number | null;
  dish_name_id: number | null;
  restaurant_ar: string | null;
  restaurant_en: string | null;
  item_ar: string | null;
  item_en: string | null;
  restaurant_text: string;
  item_text: string;
  users: number;
}

interface PopularRowsFilter {
  /** Id of the only neighbourhood that counts; null for all. */
  neighbourhood: number | null;
  /** The first day that counts. */
  since: number;
  atLeast: number;
  limit: number;
}

/**
 * What most different people asked for since a day, but for what moderators hide. Accounts are counted over all days. An address can't be known again
 * on another day, so of those the busiest day counts: nobody is counted twice. Ties go to what was asked for more
 * in the weeks before.
 */
export async function popularRows(
  db: Kysely<Database>,
  { neighbourhood, since, atLeast, limit }: PopularRowsFilter,
): Promise<PopularRow[]> {
  const here = neighbourhood === null ? sql`` : sql`and neighbourhood_id = ${neighbourhood}`;
  const { rows } = await sql<PopularRow>`
    with counted as (
      select intent_id, count(distinct person) as people from search_voices
      where day >= ${since} and lasting = 1 ${here} group by intent_id
      union all
      select intent_id, max(people) as people from (
        select intent_id, day, count(distinct person) as people from search_voices
        where day >= ${since} and lasting = 0 ${here} group by intent_id, day
      ) as days group by intent_id
    ), totals as (
      select intent_id, sum(people) as users from counted group by intent_id having sum(people) >= ${atLeast}
    )
    select i.restaurant_id, i.dish_name_id, i.restaurant_text, i.item_text,
      r.name_ar as restaurant_ar, r.name_en as restaurant_en, d.name_ar as item_ar, d.name_en as item_en,
      totals.users
    from totals
    join search_intents as i on i.id = totals.intent_id
    left join restaurants as r on r.id = i.restaurant_id
    left join dish_names as d on d.id = i.dish_name_id
    where r.hidden_at is null and (r.id is null or d.id is null or not exists (
      select 1 from dishes where restaurant_id = r.id and dish_name_id = d.id and hidden_at is not null
    ))
    order by totals.users desc,
      (select coalesce(sum(people), 0) from search_days where search_days.intent_id = i.id) desc, i.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The neighbourhoods there are, to find one by its name. */
export function neighbourhoodNames(db: Kysely<Database>) {
  return db.selectFrom("neighbourhoods").select(["id", "name_ar", "name_en"]).execute();
}
