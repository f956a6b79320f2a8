import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";
import { reviewLevel } from "../levels/review-level.server";

/** A person's points, and the level that their record has reached: what is left of it when they leave. */
export const trustOwnData: OwnData = {
  async eraseOf(trx, userId) {
    await trx.deleteFrom("points").where("user_id", "=", userId).execute();
    await reviewLevel(trx, userId);
  },
  exportOf: (db, userId) => ({
    points: rowsInPages(db.selectFrom("points").selectAll().where("user_id", "=", userId), [
      "day",
      "id",
    ]),
  }),
};
