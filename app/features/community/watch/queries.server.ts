import type { Kysely } from "kysely";
import type { Size } from "~/features/catalogue";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "~/features/catalogue/index.server";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import type { WatchesTable, WatchMovesTable } from "~db/schema-community";
import type { ToldTotal } from "./told";

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
}

/** A dish that a person follows, with the names of the place its total is for; undefined when they don't. */
export function watchOf(db: Kysely<Database>, { user_id, dish_id }: Watch) {
  return db
    .selectFrom("watches")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "watches.neighbourhood_id")
    .select(["name_ar", "name_en"])
    .where("user_id", "=", user_id)
    .where("dish_id", "=", dish_id)
    .executeTakeFirst();
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
  watch: Watch & { neighbourhood_id: number | null; created_at: number },
  told: ToldTotal | null,
): Promise<void> {
  await db
    .insertInto("watches")
    .values({ ...watch, ...columnsOf(told) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Remembers what the person knows from now on; null while there is no price. */
export async function setTold(
  db: Kysely<Database>,
  { user_id, dish_id }: Watch,
  told: ToldTotal | null,
): Promise<void> {
  await db
    .updateTable("watches")
    .set(columnsOf(told))
    .where("user_id", "=", user_id)
    .where("dish_id", "=", dish_id)
    .execute();
}

/** Has a total be for another place from now on, as the person then knows it. Returns whether they follow the dish. */
export async function setWatchPlace(
  db: Kysely<Database>,
  { user_id, dish_id, neighbourhood_id }: Watch & { neighbourhood_id: number | null },
  told: ToldTotal | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("watches")
    .set({ neighbourhood_id, ...columnsOf(told) })
    .where("user_id", "=", user_id)
    .where("dish_id", "=", dish_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Forgets what of the told totals only our knowledge of fees explains: where fees are learnt or folded by other rules, nobody
 * is told of that.
 */
export async function forgetToldFees(db: Kysely<Database>): Promise<void> {
  await db.updateTable("watches").set({ told_low: null, told_high: null }).execute();
}

const columnsOf = (told: ToldTotal | null) => ({
  told_total: told?.total ?? null,
  told_platform: told?.platform ?? null,
  told_items: told && JSON.stringify(told.items),
  told_low: told?.range?.low ?? null,
  told_high: told?.range?.high ?? null,
});

/** What a row of `watches` says was told; null while there was no price. */
export function toldIn(
  row: Pick<WatchesTable, "told_total" | "told_platform" | "told_items" | "told_low" | "told_high">,
) {
  const { told_high: high, told_items, told_low: low, told_platform, told_total: total } = row;
  if (total === null) return null;
  const items = told_items === null ? null : (JSON.parse(told_items) as ToldTotal["items"]);
  const range = low === null || high === null ? null : { low, high };
  return { total, platform: told_platform ?? "", items, range };
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

/** Who follows these dishes, where to, what they were told, and whether they want messages. */
export function watchesOf(db: Kysely<Database>, dishIds: readonly number[]) {
  return db
    .selectFrom("watches")
    .innerJoin("users", "users.id", "watches.user_id")
    .innerJoin("dishes", "dishes.id", "watches.dish_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
    .selectAll("watches")
    .select("users.watch_by_sms")
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

/** Writes a move down. */
export async function insertMove(
  db: Kysely<Database>,
  move: Omit<WatchMovesTable, "id">,
): Promise<void> {
  await db.insertInto("watch_moves").values(move).execute();
}

/** The place a total is for, by name; both are null where it is what is typical of the city. */
export interface TotalPlace {
  area_ar: string | null;
  area_en: string | null;
}

/** What a person follows, by name, the newest first. */
export function listWatches(db: Kysely<Database>, userId: string) {
  return named(db)
    .innerJoin("watches", "watches.dish_id", "dishes.id")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "watches.neighbourhood_id")
    .select([
      "watches.neighbourhood_id",
      "neighbourhoods.name_ar as area_ar",
      "neighbourhoods.name_en as area_en",
    ])
    .where("watches.user_id", "=", userId)
    .orderBy("watches.created_at", "desc")
    .orderBy("dishes.id")
    .$castTo<NamedDish & TotalPlace & { neighbourhood_id: number | null }>()
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
    .leftJoin("neighbourhoods", "neighbourhoods.id", "watch_moves.neighbourhood_id")
    .select([
      "neighbourhoods.name_ar as area_ar",
      "neighbourhoods.name_en as area_en",
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
        TotalPlace &
        Pick<WatchMovesTable, "from_total" | "to_total" | "platform" | "at"> & { id: number }
    >();
}

function named(db: Kysely<Database>) {
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
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
