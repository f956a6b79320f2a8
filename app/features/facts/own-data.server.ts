import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";

/**
 * What a person told of restaurants, and what a moderator decided about others' words. What was told stays when they leave,
 * because pages rest on it; their name does not.
 */
export const factsOwnData: OwnData = {
  async eraseOf(trx, userId) {
    await trx
      .updateTable("fact_acts")
      .set({ actor_id: null })
      .where("actor_id", "=", userId)
      .execute();
  },
  exportOf: (db, userId) => ({
    told_facts: rowsInPages(
      db
        .selectFrom("told_facts")
        .select(["id", "restaurant_id", "kind", "value", "trust_level", "told_at"])
        .where("user_id", "=", userId),
      ["id"],
    ),
    moderated_facts: rowsInPages(
      db
        .selectFrom("fact_acts")
        .select(["id", "fact_id", "act", "undoes", "at"])
        .where("actor_id", "=", userId),
      ["id"],
    ),
  }),
};
