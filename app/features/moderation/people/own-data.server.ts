import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";

/** What moderators did about a person's account, and what a moderator did about others'. */
export const moderationOwnData: OwnData = {
  async eraseOf(trx, userId) {
    await trx
      .updateTable("moderation_acts")
      .set({ reason: "" })
      .where("subject_id", "=", userId)
      .execute();
    await trx
      .updateTable("moderation_acts")
      .set({ actor_id: null })
      .where("actor_id", "=", userId)
      .execute();
    await trx
      .updateTable("catalogue_acts")
      .set({ actor_id: null })
      .where("actor_id", "=", userId)
      .execute();
  },
  exportOf: (db, userId) => ({
    moderation: rowsInPages(
      db
        .selectFrom("moderation_acts")
        .select(["id", "act", "reason", "at"])
        .where("subject_id", "=", userId),
      ["id"],
    ),
    moderated: rowsInPages(
      db.selectFrom("moderation_acts").select(["id", "act", "at"]).where("actor_id", "=", userId),
      ["id"],
    ),
    moderated_restaurants: rowsInPages(
      db
        .selectFrom("catalogue_acts")
        .select([
          "id",
          "act",
          "restaurant_id",
          "into_id",
          "dish_id",
          "into_dish_id",
          "reason",
          "at",
        ])
        .where("actor_id", "=", userId),
      ["id"],
    ),
  }),
};
