import type { Kysely } from "kysely";
import { dateOfDay } from "~/i18n/days";
import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";
import type { Database } from "~db/schema";

/** What a person looked for in the last days, and the prices they follow. */
export const communityOwnData: OwnData = {
  async eraseOf(trx, userId) {
    for (const table of ["watch_moves", "watches"] as const)
      await trx.deleteFrom(table).where("user_id", "=", userId).execute();
    await trx.deleteFrom("search_voices").where("person", "=", userId).execute();
  },
  exportOf: (db, userId) => ({
    searches: searchesOf(db, userId),
    watches: rowsInPages(
      db
        .selectFrom("watches")
        .leftJoin("neighbourhoods", "neighbourhoods.id", "watches.neighbourhood_id")
        .select(["dish_id", "neighbourhoods.name_ar as area", "created_at"])
        .select(["told_total", "told_platform", "told_items", "told_low", "told_high"])
        .where("user_id", "=", userId),
      ["dish_id"],
    ),
    watch_moves: rowsInPages(
      db
        .selectFrom("watch_moves")
        .leftJoin("neighbourhoods", "neighbourhoods.id", "watch_moves.neighbourhood_id")
        .select(["watch_moves.id", "dish_id", "neighbourhoods.name_ar as area"])
        .select(["from_total", "to_total", "platform", "at"])
        .where("user_id", "=", userId),
      ["at", "watch_moves.id"],
    ),
  }),
};

async function* searchesOf(db: Kysely<Database>, userId: string): AsyncGenerator<object> {
  const searches = db
    .selectFrom("search_voices")
    .innerJoin("search_intents", "search_intents.id", "search_voices.intent_id")
    .leftJoin("restaurants", "restaurants.id", "search_intents.restaurant_id")
    .leftJoin("dish_names", "dish_names.id", "search_intents.dish_name_id")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "search_voices.neighbourhood_id")
    .select(({ fn, ref, val }) => [
      fn
        .coalesce("restaurants.name_ar", "restaurants.name_en", ref("restaurant_text"))
        .as("restaurant"),
      fn.coalesce("dish_names.name_ar", "dish_names.name_en", ref("item_text")).as("item"),
      fn.coalesce("neighbourhoods.name_ar", val("")).as("area"),
      "search_voices.day",
      "search_voices.intent_id",
      "search_voices.neighbourhood_id",
    ])
    .where("search_voices.person", "=", userId);
  const rows = rowsInPages(searches, [
    "search_voices.day",
    "search_voices.intent_id",
    "search_voices.neighbourhood_id",
  ]);
  for await (const { restaurant, item, area, day } of rows)
    yield { restaurant, item, area, day: dateOfDay(day) };
}
