import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";

/** What a person said of prices. It stays when they leave, because every total stands on it; their name does not. */
export const pricesOwnData: OwnData = {
  eraseOf: async () => {},
  exportOf: (db, userId) => ({
    observations: rowsInPages(
      db.selectFrom("observations").selectAll().where("user_id", "=", userId),
      ["dish_id", "id"],
    ),
  }),
};
