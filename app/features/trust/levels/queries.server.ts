import type { Kysely } from "kysely";
import type { Database, Observation } from "~db/schema";
import { outlyingOf } from "../fees/queries.server";

/** A word of a person, with what became of it. */
export type JudgedWork = Observation & {
  /** A receipt may be weeks old: its day is the one it was sent on. A tap is said the moment it speaks of. */
  said_at: number;
  agreed: number | null;
  /** The order of which it is a line; null for what is none. */
  work: string | null;
};

/** The level and the role of a person, all that stands of what they said, newest first, and how many of their orders lie outside: in one read. */
export async function workOfPerson(db: Kysely<Database>, userId: string) {
  const rows = await db
    .selectFrom("users")
    .leftJoin("observations", (join) =>
      join
        .onRef("observations.user_id", "=", "users.id")
        .on(({ eb, selectFrom }) =>
          eb("observations.id", "not in", selectFrom("withdrawals").select("observation_id")),
        ),
    )
    .leftJoin("judgements", (join) =>
      join
        .onRef("judgements.dish_id", "=", "observations.dish_id")
        .onRef("judgements.platform", "=", "observations.platform")
        .onRef("judgements.observation_id", "=", "observations.id"),
    )
    .leftJoin("contributions as sent", "sent.observation_id", "observations.id")
    .selectAll("observations")
    .select(({ fn }) => [
      "users.trust_level as level",
      "users.role",
      outlyingOf(db, userId).as("outlying"),
      fn.coalesce("sent.submitted_at", "observations.observed_at").as("said_at"),
      "judgements.agreed",
      fn.coalesce("sent.part_of", "sent.id").as("work"),
    ])
    .where("users.id", "=", userId)
    .orderBy("said_at", "desc")
    .execute();
  const [first] = rows;
  const said = rows.filter((row): row is typeof row & JudgedWork => row.id !== null);
  return { level: first?.level, role: first?.role, outlying: first?.outlying ?? 0, said };
}

/** What a moderator took of what a person sent. */
export function takenByModerators(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("contributions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "=", "accepted")
    .where("decided_by", "is not", null)
    .execute();
}

export async function updateLevel(
  db: Kysely<Database>,
  userId: string,
  trust_level: string,
): Promise<void> {
  await db.updateTable("users").set({ trust_level }).where("id", "=", userId).execute();
}

/** The id of whoever has a username. */
export async function idOfUsername(
  db: Kysely<Database>,
  username: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst();
  return row?.id;
}

/** Everyone with a picture that was accepted. */
export async function peopleWithPictures(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom("contributions")
    .select("user_id")
    .distinct()
    .where("observation_id", "is not", null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The key in `meta` that says by which rules the stored levels were given. */
const RULES_KEY = "level_rules";

export async function levelledUnder(db: Kysely<Database>): Promise<string | undefined> {
  const query = db.selectFrom("meta").select("value").where("key", "=", RULES_KEY);
  return (await query.executeTakeFirst())?.value;
}

export async function setLevelledUnder(db: Kysely<Database>, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key: RULES_KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** The level of the person as of now. */
export async function levelOf(db: Kysely<Database>, userId: string): Promise<string> {
  const { trust_level } = await db
    .selectFrom("users")
    .select("trust_level")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return trust_level;
}
