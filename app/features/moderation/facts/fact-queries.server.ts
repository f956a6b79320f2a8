import type { Kysely } from "kysely";
import { pageOfRows } from "~/server/database/page-of-rows";
import type { Database } from "~db/schema";
import type { FactState } from "./states";

/** What a moderator reads at a time. */
const PAGE_SIZE = 30;

/** What was told, with its restaurant, who told it and what is shown of it now. */
const told = (db: Kysely<Database>) =>
  db
    .selectFrom("told_facts")
    .innerJoin("restaurants", "restaurants.id", "told_facts.restaurant_id")
    .leftJoin("users", "users.id", "told_facts.user_id")
    .leftJoin("shown_facts as shown", (join) =>
      join
        .onRef("shown.restaurant_id", "=", "told_facts.restaurant_id")
        .onRef("shown.kind", "=", "told_facts.kind"),
    )
    .select(["told_facts.id", "told_facts.kind", "told_facts.value", "told_facts.told_at"])
    .select(["told_facts.restaurant_id", "told_facts.user_id", "users.username"])
    .select(["restaurants.name_ar", "restaurants.name_en", "shown.value as shown"]);

/** What waits, the oldest first, or is shown, the newest first: a page of it. */
export async function listTold(
  db: Kysely<Database>,
  { state, offset }: { state: "waiting" | "shown"; offset: number },
) {
  const rows = await told(db)
    .$if(state === "waiting", (q) => q.where("told_facts.waiting", "=", 1).orderBy("told_facts.id"))
    .$if(state === "shown", (q) =>
      q.whereRef("shown.fact_id", "=", "told_facts.id").orderBy("told_facts.id", "desc"),
    )
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

/** What moderators decided, the newest first: a page of it. */
export async function listDecided(db: Kysely<Database>, offset: number) {
  const rows = await told(db)
    .innerJoin("fact_acts", "fact_acts.fact_id", "told_facts.id")
    .leftJoin("users as actor", "actor.id", "fact_acts.actor_id")
    .leftJoin("fact_acts as undo", "undo.undoes", "fact_acts.id")
    .select(["fact_acts.id as actId", "fact_acts.act", "fact_acts.at"])
    .select(["actor.username as actor", "undo.id as undo"])
    .orderBy("fact_acts.id", "desc")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

/** How much there is in each state. */
export async function countFacts(db: Kysely<Database>): Promise<Record<FactState, number>> {
  const count = ({ rows }: { rows: unknown }) => Number(rows);
  const [waiting, shown, decided] = await Promise.all([
    db
      .selectFrom("told_facts")
      .select(({ fn }) => fn.countAll().as("rows"))
      .where("waiting", "=", 1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("shown_facts")
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("fact_acts")
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow(),
  ]);
  return { waiting: count(waiting), shown: count(shown), decided: count(decided) };
}
