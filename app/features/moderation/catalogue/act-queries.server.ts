import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "~db/schema";
import type { CatalogueActsTable } from "~db/schema-moderation";
import type { ByWhom, KeptOfAct } from "./change";

export type CatalogueAct = Selectable<CatalogueActsTable>;

/** Acts a page lists; one more is read, to know whether there are others. */
export const MOST_ACTS = 50;

/** What was done about what, and what is kept of it. */
interface ActDone
  extends Pick<
    Insertable<CatalogueActsTable>,
    "act" | "restaurant_id" | "into_id" | "dish_id" | "into_dish_id" | "undoes"
  > {
  /** The rows of restaurants, or dishes, as they were and as they became. */
  before: readonly object[];
  after: readonly object[];
  kept?: KeptOfAct;
}

const NOTHING: KeptOfAct = { moved: [], names: [], dishes: [] };

/** Writes an act down. */
export async function keepAct(
  trx: Kysely<Database>,
  { before, after, kept = NOTHING, ...act }: ActDone,
  { actorId, reason, now }: ByWhom,
): Promise<void> {
  const moved = kept.moved.filter(({ rows }) => rows.length > 0);
  await trx
    .insertInto("catalogue_acts")
    .values({
      ...act,
      actor_id: actorId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      moved: JSON.stringify({ ...kept, moved }),
      reason,
      at: now,
    })
    .execute();
}

/** An act by its id. */
export function actById(db: Kysely<Database>, id: number) {
  return db.selectFrom("catalogue_acts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Acts that stand, which no other takes back. */
const standing = (db: Kysely<Database>) =>
  db
    .selectFrom("catalogue_acts")
    .leftJoin("catalogue_acts as undo", "undo.undoes", "catalogue_acts.id")
    .selectAll("catalogue_acts")
    .where("undo.id", "is", null)
    .where("catalogue_acts.act", "!=", "undo");

/** Whether an act stands. */
export async function stands(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await standing(db).where("catalogue_acts.id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** The acts after one that stand, about the same restaurants or their dishes. */
export function standingAfter(
  db: Kysely<Database>,
  { id, restaurant_id, into_id }: CatalogueAct,
): Promise<CatalogueAct[]> {
  const about = [restaurant_id, into_id ?? restaurant_id];
  return standing(db)
    .where("catalogue_acts.id", ">", id)
    .where(({ eb, or }) =>
      or([
        eb("catalogue_acts.restaurant_id", "in", about),
        eb("catalogue_acts.into_id", "in", about),
      ]),
    )
    .execute();
}

/** Acts about what a page lists: about all, one restaurant with its menu, or some dishes. */
export interface ActsAbout {
  restaurant?: number;
  dishes?: readonly number[];
  /** Only acts by which pairs of restaurants are made one or kept apart. */
  ofPairs?: boolean;
  offset?: number;
}

/** What was done, the newest first: a page of it. */
export function listCatalogueActs(
  db: Kysely<Database>,
  { restaurant, dishes = [], ofPairs = false, offset = 0 }: ActsAbout,
) {
  return db
    .selectFrom("catalogue_acts")
    .leftJoin("users", "users.id", "catalogue_acts.actor_id")
    .leftJoin("catalogue_acts as undo", "undo.undoes", "catalogue_acts.id")
    .select(["catalogue_acts.id", "catalogue_acts.act", "catalogue_acts.reason"])
    .select(["catalogue_acts.restaurant_id", "catalogue_acts.dish_id", "catalogue_acts.at"])
    .select(["catalogue_acts.before", "catalogue_acts.after", "undo.id as undo"])
    .select("users.username as actor")
    .$if(restaurant !== undefined, (q) =>
      q.where(({ eb, or }) =>
        or([
          eb("catalogue_acts.restaurant_id", "=", restaurant ?? 0),
          eb("catalogue_acts.into_id", "=", restaurant ?? 0),
        ]),
      ),
    )
    .$if(dishes.length > 0, (q) =>
      q.where(({ eb, or }) =>
        or([
          eb("catalogue_acts.dish_id", "in", dishes),
          eb("catalogue_acts.into_dish_id", "in", dishes),
        ]),
      ),
    )
    .$if(ofPairs, (q) =>
      q
        .where("catalogue_acts.into_id", "is not", null)
        .where("catalogue_acts.act", "in", ["merge", "apart"]),
    )
    .orderBy("catalogue_acts.id", "desc")
    .limit(MOST_ACTS + 1)
    .offset(offset)
    .execute();
}
