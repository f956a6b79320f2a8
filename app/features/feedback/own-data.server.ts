import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";

/** Messages to us, and what a moderator answered to those of others, which stays under no name. */
export const feedbackOwnData: OwnData = {
  async eraseOf(trx, userId) {
    await trx.deleteFrom("feedback").where("user_id", "=", userId).execute();
    await trx
      .updateTable("feedback_events")
      .set({ actor_id: null })
      .where("actor_id", "=", userId)
      .execute();
  },
  exportOf: (db, userId) => ({
    feedback: rowsInPages(
      db
        .selectFrom("feedback")
        .select(["id", "category", "message", "state", "created_at", "updated_at"])
        .where("user_id", "=", userId),
      ["created_at", "id"],
    ),
    reviews: rowsInPages(
      db
        .selectFrom("feedback_events")
        .select(["id", "feedback_id", "state", "note", "at"])
        .where("actor_id", "=", userId),
      ["id"],
    ),
  }),
};
