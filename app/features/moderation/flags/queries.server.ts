import { type Insertable, type Kysely, sql } from "kysely";
import { isActiveAccount } from "~/server/active-account.server";
import { pageOfRows } from "~/server/database/page-of-rows";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { FlagsTable } from "~db/schema-contributions";

/** What a moderator reads at a time. */
const PAGE_SIZE = 30;

/** Pictures shown behind one price. */
const MOST_PICTURES = 6;

/**
 * Keeps a flag, unless its person has left meanwhile. One person's open flag about a dish on a platform is one, however
 * often it is sent at once, with what they said last.
 */
export function insertFlag(db: Kysely<Database>, flag: Insertable<FlagsTable>): Promise<void> {
  const { reason, note, price_seen } = flag;
  return inTransaction(db, async (trx) => {
    if (!(await isActiveAccount(trx, flag.user_id))) return;
    await trx
      .insertInto("flags")
      .values(flag)
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "dish_id", "platform"])
          // As a literal, so that the index of just these flags serves.
          .where(sql.ref("state"), "=", sql.lit("open"))
          .doUpdateSet({ reason, note, price_seen }),
      )
      .execute();
  });
}

/** Open flags with the dish they are about, the oldest first: one page of them. */
export async function openFlags(db: Kysely<Database>, offset = 0) {
  const rows = await db
    .selectFrom("flags")
    .innerJoin("users", "users.id", "flags.user_id")
    .innerJoin("dishes", "dishes.id", "flags.dish_id")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select([
      "flags.id",
      "flags.dish_id",
      "flags.platform",
      "flags.price_seen",
      "flags.reason",
      "flags.note",
      "flags.created_at",
      "users.username",
      "dish_names.name_ar",
      "dish_names.name_en",
      "restaurants.name_ar as restaurant_ar",
      "restaurants.name_en as restaurant_en",
    ])
    .where("flags.state", "=", "open")
    .orderBy("flags.created_at")
    .orderBy("flags.id")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

export function flagById(db: Kysely<Database>, id: number) {
  return db.selectFrom("flags").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether a person has an open flag about a dish on a platform. */
export async function hasReported(
  db: Kysely<Database>,
  { userId, dishId, platform }: { userId: string; dishId: number; platform: string },
): Promise<boolean> {
  const flag = await db
    .selectFrom("flags")
    .select("id")
    .where("user_id", "=", userId)
    .where("dish_id", "=", dishId)
    .where("platform", "=", platform)
    .where("state", "=", "open")
    .executeTakeFirst();
  return flag !== undefined;
}

/** What is open about a dish on a platform, whichever of its prices. */
export function openFlagsOf(
  db: Kysely<Database>,
  { dishId, platform }: { dishId: number; platform: string },
) {
  return db
    .selectFrom("flags")
    .select(["id", "price_seen"])
    .where("dish_id", "=", dishId)
    .where("platform", "=", platform)
    .where("state", "=", "open")
    .execute();
}

/** Closes open flags. */
export async function closeFlags(
  db: Kysely<Database>,
  ids: readonly number[],
  decision: Pick<FlagsTable, "state" | "decided_by" | "decided_at">,
): Promise<void> {
  await db
    .updateTable("flags")
    .set(decision)
    .where("id", "in", ids)
    .where("state", "=", "open")
    .execute();
}

/** Contributions that became one of these observations. */
export async function contributionsOf(db: Kysely<Database>, observationIds: readonly number[]) {
  if (observationIds.length === 0) return [];
  return db
    .selectFrom("contributions")
    .select(["id", "observation_id"])
    .where("observation_id", "in", observationIds)
    .where("state", "=", "accepted")
    .execute();
}

/** The pictures that are still kept of what these observations came from, the newest first. */
export async function picturesBehind(db: Kysely<Database>, observationIds: readonly number[]) {
  if (observationIds.length === 0) return [];
  return (
    db
      .selectFrom("contributions")
      // The first line of an order has its pictures.
      .innerJoin("contributions as first", (join) =>
        join.on(({ eb, fn }) =>
          eb("first.id", "=", fn.coalesce("contributions.part_of", "contributions.id")),
        ),
      )
      .innerJoin("pictures", "pictures.snapshot_id", "first.snapshot_id")
      .select([
        "pictures.name",
        "pictures.width",
        "pictures.height",
        "contributions.id as contributionId",
      ])
      .where("contributions.observation_id", "in", observationIds)
      .where("contributions.state", "=", "accepted")
      .orderBy("contributions.submitted_at", "desc")
      .orderBy("pictures.position")
      .limit(MOST_PICTURES)
      .execute()
  );
}
