import type { Kysely } from "kysely";
import { compiledForIds, compiledOnce } from "~/server/database/compiled.server";
import type { Database, NewObservation, Observation, Offer, PriceVersion } from "~db/schema";
import type { JudgementsTable } from "~db/schema-contributions";

/** Rows of one insert: 12 columns each stay far below SQLite's 32,766 and PostgreSQL's 65,535 parameters. */
const ROWS_AN_INSERT = 500;

const offerRows = compiledForIds((db, ids) =>
  db.selectFrom("offers").selectAll().where("dish_id", "in", ids),
);

/** The offers of many dishes by dish id; a dish without a price is absent. */
export async function offersOfDishes(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<Map<number, Offer[]>> {
  const byDish = new Map<number, Offer[]>();
  for (const offer of await offerRows(db, dishIds)) {
    const others = byDish.get(offer.dish_id);
    if (others) others.push(offer);
    else byDish.set(offer.dish_id, [offer]);
  }
  return byDish;
}

/** The price of a dish on one platform; null while nobody named one. */
export async function offerOf(
  db: Kysely<Database>,
  dishId: number,
  platform: string,
): Promise<Offer | null> {
  const offers = await offersOfDishes(db, [dishId]);
  return offers.get(dishId)?.find((offer) => offer.platform === platform) ?? null;
}

/** An observation, withdrawn or not. */
export function observationById(db: Kysely<Database>, id: number): Promise<Observation> {
  return db.selectFrom("observations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

const versionRows = compiledOnce<{ dish: number }, PriceVersion>((db, slot) =>
  db
    .selectFrom("price_versions")
    .selectAll()
    .where("dish_id", "=", slot("dish"))
    .orderBy("platform")
    .orderBy("started_at"),
);

/** Every price a dish ever had, by platform and time. */
export function versionsOfDish(db: Kysely<Database>, dishId: number): Promise<PriceVersion[]> {
  return versionRows(db, { dish: dishId });
}

/** The same of each of some dishes, with one query; a dish that never had a price is absent. */
export async function versionsOfDishes(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<Map<number, PriceVersion[]>> {
  const byDish = new Map<number, PriceVersion[]>();
  if (dishIds.length === 0) return byDish;
  const versions = await db
    .selectFrom("price_versions")
    .selectAll()
    .where("dish_id", "in", dishIds)
    .orderBy("platform")
    .orderBy("started_at")
    .execute();
  for (const version of versions) {
    const others = byDish.get(version.dish_id);
    if (others) others.push(version);
    else byDish.set(version.dish_id, [version]);
  }
  return byDish;
}

/** Appends an observation. */
export function insertObservation(
  db: Kysely<Database>,
  observation: NewObservation,
): Promise<Observation> {
  return db.insertInto("observations").values(observation).returningAll().executeTakeFirstOrThrow();
}

/** Withdraws an observation, so that it no longer counts. Doing it again changes nothing. */
export async function insertWithdrawal(
  db: Kysely<Database>,
  withdrawal: { observation_id: number; at: number },
): Promise<void> {
  await db
    .insertInto("withdrawals")
    .values(withdrawal)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Up to `limit` dish ids above `after`, ascending. */
export async function dishIdsAfter(
  db: Kysely<Database>,
  after: number,
  limit: number,
): Promise<number[]> {
  const query = db.selectFrom("dishes").select("id").where("id", ">", after);
  const rows = await query.orderBy("id").limit(limit).execute();
  return rows.map((row) => row.id);
}

/** Which offers: all of some dishes, or those of one platform only. At most a few hundred dishes. */
export interface OfferScope {
  dishIds: readonly number[];
  platform?: string;
}

/** All that was observed of some dishes, on one platform or on all, and not withdrawn. */
export function observationsOf(db: Kysely<Database>, scope: OfferScope): Promise<Observation[]> {
  return db
    .selectFrom("observations")
    .selectAll()
    .where("dish_id", "in", scope.dishIds)
    .where("id", "not in", (q) => q.selectFrom("withdrawals").select("observation_id"))
    .$if(scope.platform !== undefined, (q) => q.where("platform", "=", scope.platform ?? ""))
    .execute();
}

/** Forgets the offers within the scope. */
export async function deleteOffers(
  db: Kysely<Database>,
  { dishIds, platform }: OfferScope,
): Promise<void> {
  await db
    .deleteFrom("offers")
    .where("dish_id", "in", dishIds)
    .$if(platform !== undefined, (q) => q.where("platform", "=", platform ?? ""))
    .execute();
}

/**
 * Forgets the versions and judgements within the scope, before they are folded again.
 *
 * @returns the judgements that were there.
 */
export async function deleteFolded(
  db: Kysely<Database>,
  { dishIds, platform }: OfferScope,
): Promise<JudgementsTable[]> {
  await db
    .deleteFrom("price_versions")
    .where("dish_id", "in", dishIds)
    .$if(platform !== undefined, (q) => q.where("platform", "=", platform ?? ""))
    .execute();
  return db
    .deleteFrom("judgements")
    .where("dish_id", "in", dishIds)
    .$if(platform !== undefined, (q) => q.where("platform", "=", platform ?? ""))
    .returningAll()
    .execute();
}

/** All that is folded of some dishes, by dish and platform, and then by time or id. */
export interface FoldedRows {
  offers: Offer[];
  versions: PriceVersion[];
  judgements: JudgementsTable[];
}

/** Writes what was folded; an offer that is there already is written over. */
export async function insertFolded(
  db: Kysely<Database>,
  { judgements, offers, versions }: FoldedRows,
): Promise<void> {
  for (const rows of inLots(offers))
    await db
      .insertInto("offers")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["dish_id", "platform"]).doUpdateSet(({ ref }) => ({
          item_price: ref("excluded.item_price"),
          support: ref("excluded.support"),
          contradiction: ref("excluded.contradiction"),
          evidence_at: ref("excluded.evidence_at"),
          supporters: ref("excluded.supporters"),
          has_proof: ref("excluded.has_proof"),
          newest_support_at: ref("excluded.newest_support_at"),
          newest_trusted_proof_at: ref("excluded.newest_trusted_proof_at"),
          firm_at: ref("excluded.firm_at"),
          since: ref("excluded.since"),
        })),
      )
      .execute();
  for (const rows of inLots(versions)) await db.insertInto("price_versions").values(rows).execute();
  for (const rows of inLots(judgements)) await db.insertInto("judgements").values(rows).execute();
}

/** Every row that is folded from observations of some dishes, in the order in which they are folded. */
export async function foldedRowsOf(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<FoldedRows> {
  return {
    offers: await db
      .selectFrom("offers")
      .selectAll()
      .where("dish_id", "in", dishIds)
      .orderBy("dish_id")
      .orderBy("platform")
      .execute(),
    versions: await db
      .selectFrom("price_versions")
      .selectAll()
      .where("dish_id", "in", dishIds)
      .orderBy("dish_id")
      .orderBy("platform")
      .orderBy("started_at")
      .execute(),
    judgements: await db
      .selectFrom("judgements")
      .selectAll()
      .where("dish_id", "in", dishIds)
      .orderBy("dish_id")
      .orderBy("platform")
      .orderBy("observation_id")
      .execute(),
  };
}

/** The key in `meta` that says by which rules the stored prices were folded. */
const RULES_KEY = "price_rules";

export async function foldedUnder(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom("meta")
    .select("value")
    .where("key", "=", RULES_KEY)
    .executeTakeFirst();
  return row?.value;
}

export async function setFoldedUnder(db: Kysely<Database>, rules: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key: RULES_KEY, value: rules })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: rules }))
    .execute();
}

/** Whether anybody ever said anything. */
export async function anyObservation(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom("observations").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

function* inLots<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AN_INSERT)
    yield rows.slice(start, start + ROWS_AN_INSERT);
}
