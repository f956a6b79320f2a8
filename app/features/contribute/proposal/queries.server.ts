import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** Notes what a person proposes with a snapshot of theirs, the first time only. */
export async function saveProposal(
  db: Kysely<Database>,
  { id, userId, proposal }: { id: string; userId: string; proposal: string },
): Promise<void> {
  await db
    .updateTable("snapshots")
    .set({ proposal, proposal_state: "waiting" })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("proposal_state", "is", null)
    .execute();
}

/** Adds a line to a menu. @returns its id. */
export async function insertDish(
  db: Kysely<Database>,
  dish: { restaurantId: number; dishNameId: number; section: string },
): Promise<number> {
  const { id } = await db
    .insertInto("dishes")
    .values({
      restaurant_id: dish.restaurantId,
      dish_name_id: dish.dishNameId,
      section: dish.section,
      size: null,
      asked_count: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
