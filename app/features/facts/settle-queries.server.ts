import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { ToldFact } from "~db/schema-facts";
import type { FactName } from "./queries.server";

/** Of which kinds anything was told of some restaurants, or is shown. */
export async function kindsOf(
  trx: Kysely<Database>,
  restaurantIds: readonly number[],
): Promise<FactName[]> {
  const names = (table: "told_facts" | "shown_facts") =>
    trx
      .selectFrom(table)
      .select(["restaurant_id as restaurantId", "kind"])
      .where("restaurant_id", "in", restaurantIds);
  return names("told_facts").union(names("shown_facts")).execute();
}

/** Says which tellings of one kind wait for a moderator. */
export async function setWaiting(
  trx: Kysely<Database>,
  { restaurantId, kind }: FactName,
  ids: readonly number[],
): Promise<void> {
  const all = trx
    .updateTable("told_facts")
    .where("restaurant_id", "=", restaurantId)
    .where("kind", "=", kind);
  await all.set({ waiting: 0 }).where("waiting", "=", 1).execute();
  if (ids.length > 0) await all.set({ waiting: 1 }).where("id", "in", ids).execute();
}

/** Writes what is shown of one kind; null for nothing. */
export async function setShown(
  trx: Kysely<Database>,
  { restaurantId, kind }: FactName,
  shown: Pick<ToldFact, "id" | "value" | "told_at"> | null,
): Promise<void> {
  if (!shown) {
    await trx
      .deleteFrom("shown_facts")
      .where("restaurant_id", "=", restaurantId)
      .where("kind", "=", kind)
      .execute();
    return;
  }
  const columns = { value: shown.value, fact_id: shown.id, told_at: shown.told_at };
  await trx
    .insertInto("shown_facts")
    .values({ restaurant_id: restaurantId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(["restaurant_id", "kind"]).doUpdateSet(columns))
    .execute();
}

/** Writes since when a restaurant is closed for good, ms. @returns whether that moved. */
export async function setClosedAt(
  trx: Kysely<Database>,
  id: number,
  closed_at: number | null,
  nextRevision: () => Promise<number>,
): Promise<boolean> {
  const before = await trx
    .selectFrom("restaurants")
    .select("closed_at")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before || before.closed_at === closed_at) return false;
  const revision = await nextRevision();
  await trx.updateTable("restaurants").set({ closed_at, revision }).where("id", "=", id).execute();
  return true;
}
