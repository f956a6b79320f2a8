import type { Kysely } from "kysely";
import type { Size } from "~/features/catalogue/size";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import type { WatchMovesTable } from "~db/schema-community";

/** A dish as lists of followed ones name it. */
export interface NamedDish {
  dish_id: number;
  name_ar: string | null;
  name_en: string | null;
  size: Size | null;
  restaurant_ar: string | null;
  restaurant_en: string | null;
}

/** What somebody follows. */
export interface Watch {
  user_id: string;
  dish_id: number;
  /** Halalas; null while there was no price. */
  told_total: number | null;
}

/** Whether a person follows a dish. */
export async function isWatched(
  db: Kysely<Database>,
  userId: string,
  dishId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("watches")
    .select("dish_id")
    .where("user_id", "=", userId)
    .where("dish_id", "=", dishId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many dishes a person follows. */
export async function countWatches(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("watches")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertWatch(
  db: Kysely<Database>,
  watch: Watch & { created_at: number },
): Promise<void> {
  await db
    .insertInto("watches")
    .values(watch)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops following, and takes the messages back that are still to go out about it. */
export async function deleteWatch(
  db: Kysely<Database>,
  userId: string,
  dishId: number,
): Promise<void> {
  await db
    .deleteFrom("watches")
    .where("user_id", "=", userId)
    .where("dish_id", "=", dishId)
    .execute();
  await db
    .updateTable("watch_moves")
    .set({ message: "none" })
    .where("user_id", "=", userId)
    .where("dish_id", "=", dishId)
    .where("message", "=", "waiting")
    .execute();
}

/** Who follows these dishes, with whether they want messages. */
export function watchesOf(db: Kysely<Database>, dishIds: readonly number[]) {
  return db
    .selectFrom("watches")
    .innerJoin("users", "users.id", "watches.user_id")
    .select(["watches.user_id", "watches.dish_id", "watches.told_total", "users.watch_by_sms"])
    .where("watches.dish_id", "in", dishIds)
    .orderBy("watches.dish_id")
    .execute();
}

/** The dishes somebody follows, above `after`, ascending. */
export async function watchedDishIds(
  db: Kysely<Database>,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom("watches")
    .select("dish_id")
    .distinct()
    .where("dish_id", ">", after)
    .orderBy("dish_id")
    .limit(limit)
    .execute();
  return rows.map(({ dish_id }) => dish_id);
}

/** Writes a move down and remembers that the person has heard of it. */
export async function tellMove(
  db: Kysely<Database>,
  move: Omit<WatchMovesTable, "id">,
): Promise<void> {
  await db.insertInto("watch_moves").values(move).execute();
  await db
    .updateTable("watches")
    .set({ told_total: move.to_total })
    .where("user_id", "=", move.user_id)
    .where("dish_id", "=", move.dish_id)
    .execute();
}

/** What a person follows, by name, the newest first. */
export function listWatches(db: Kysely<Database>, userId: string) {
  return named(db)
    .innerJoin("watches", "watches.dish_id", "dishes.id")
    .select("watches.created_at")
    .where("watches.user_id", "=", userId)
    .orderBy("watches.created_at", "desc")
    .orderBy("dishes.id")
    .$castTo<NamedDish & { created_at: number }>()
    .execute();
}

/** The latest moves a person was told of, the newest first. */
export function listMoves(db: Kysely<Database>, userId: string, limit: number) {
  return movesOf(db, userId).limit(limit).execute();
}

/** Those of a person's moves that have these ids, the newest first. */
export function movesWithIds(db: Kysely<Database>, userId: string, ids: readonly number[]) {
  return movesOf(db, userId).where("watch_moves.id", "in", ids).execute();
}

function movesOf(db: Kysely<Database>, userId: string) {
  return named(db)
    .innerJoin("watch_moves", "watch_moves.dish_id", "dishes.id")
    .select([
      "watch_moves.id",
      "watch_moves.from_total",
      "watch_moves.to_total",
      "watch_moves.platform",
      "watch_moves.at",
    ])
    .where("watch_moves.user_id", "=", userId)
    .orderBy("watch_moves.at", "desc")
    .orderBy("watch_moves.id", "desc")
    .$castTo<
      NamedDish &
        Pick<WatchMovesTable, "from_total" | "to_total" | "platform" | "at"> & { id: number }
    >();
}

function named(db: Kysely<Database>) {
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select([
      "dishes.id as dish_id",
      "dish_names.name_ar",
      "dish_names.name_en",
      "dishes.size",
      "restaurants.name_ar as restaurant_ar",
      "restaurants.name_en as restaurant_en",
    ]);
}

/**
 * Has a person's moves sent to their phone from now on, in the language they asked in, or no longer. Nothing is kept of
 * who has left, and no language of who wants no messages.
 */
export async function setWatchBySms(
  db: Kysely<Database>,
  userId: string,
  { wanted, language }: { wanted: boolean; language: Language },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ watch_by_sms: Number(wanted), message_language: wanted ? language : null })
    .where("id", "=", userId)
    .where("erased_at", "is", null)
    .execute();
  if (!wanted)
    await db
      .updateTable("watch_moves")
      .set({ message: "none" })
      .where("user_id", "=", userId)
      .where("message", "=", "waiting")
      .execute();
}

/** Forgets moves told before `before` (ms). Returns how many. */
export async function deleteMoves(db: Kysely<Database>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("watch_moves")
    .where("at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
