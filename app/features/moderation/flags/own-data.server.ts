import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";

/** Prices that a person reported. */
export const flagsOwnData: OwnData = {
  async eraseOf(trx, userId) {
    await trx.deleteFrom("flags").where("user_id", "=", userId).execute();
  },
  exportOf: (db, userId) => ({
    flags: rowsInPages(db.selectFrom("flags").selectAll().where("user_id", "=", userId), [
      "dish_id",
      "platform",
      "id",
    ]),
  }),
};
