import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { TRUST_LEVELS } from "~/features/prices";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import type { ProfileChanges } from "./schema";

export async function findUser(db: Kysely<Database>, id: string) {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export async function findUserByPhone(
  db: Kysely<Database>,
  phone: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("phone", "=", phone)
    .executeTakeFirst();
  return row?.id;
}

/** A new person, with a name of no meaning for them to change. Returns the id. */
export async function insertUser(
  db: Kysely<Database>,
  { phone, now }: { phone: string | null; now: number },
): Promise<string> {
  const id = randomUUID();
  const username = `user-${randomText(8)}`;
  const trust_level = TRUST_LEVELS[0]?.slug ?? "";
  await db
    .insertInto("users")
    .values({ id, username, display_name: username, trust_level, created_at: now, phone })
    .execute();
  return id;
}

/**
 * Changes a profile while nobody else writes, so that of many who want one free username exactly one gets it.
 *
 * @returns whether it was changed; not when someone else has the username.
 */
export async function updateUser(
  db: Kysely<Database>,
  id: string,
  { show_public_profile, show_in_leaderboard, ...texts }: ProfileChanges,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { username } = texts;
    let update = trx
      .updateTable("users")
      .set({
        ...texts,
        ...(show_public_profile !== undefined && {
          show_public_profile: Number(show_public_profile),
        }),
        ...(show_in_leaderboard !== undefined && {
          show_in_leaderboard: Number(show_in_leaderboard),
        }),
      })
      .where("id", "=", id)
      .where("erased_at", "is", null);
    if (username !== undefined)
      update = update.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("users as other")
              .select("other.id")
              .where("other.username", "=", username)
              .where("other.id", "!=", id),
          ),
        ),
      );
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  });
}

/** Gives a person one picture in place of what they had, or none. Whoever has left meanwhile has none. */
export async function replaceAvatar(
  db: Kysely<Database>,
  userId: string,
  picture: { id: string; image: Buffer } | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await isActiveAccount(trx, userId))) return;
    await trx.deleteFrom("avatars").where("user_id", "=", userId).execute();
    if (picture)
      await trx
        .insertInto("avatars")
        .values({ ...picture, user_id: userId })
        .execute();
    await trx
      .updateTable("users")
      .set({ avatar_id: picture?.id ?? null })
      .where("id", "=", userId)
      .execute();
  });
}

/** An uploaded picture as WebP. */
export async function findAvatar(db: Kysely<Database>, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("avatars")
    .select("image")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.image;
}

/** Whether an area is one of the neighbourhoods we know, by its Arabic name. */
export async function isNeighbourhood(db: Kysely<Database>, nameAr: string): Promise<boolean> {
  const row = await db
    .selectFrom("neighbourhoods")
    .select("id")
    .where("name_ar", "=", nameAr)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listNeighbourhoods(db: Kysely<Database>) {
  return db
    .selectFrom("neighbourhoods")
    .select(["name_ar", "name_en"])
    .orderBy("name_ar")
    .execute();
}

/** Gives a person a role, from their next request on. Returns whether there is such a person; a service is none. */
export async function setRole(
  db: Kysely<Database>,
  username: string,
  role: "member" | "moderator",
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ role })
    .where("username", "=", username)
    .where("is_service", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
