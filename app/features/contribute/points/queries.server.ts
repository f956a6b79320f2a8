import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { PointsTable } from "~db/schema-contributions";

/** Writes a line of the ledger; nothing where its subject is there already. */
export async function insertPoints(
  db: Kysely<Database>,
  line: Omit<PointsTable, "id">,
): Promise<void> {
  await db
    .insertInto("points")
    .values(line)
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .execute();
}

/** What a person has of the points of a day, reversals taken off. */
export async function pointsOfDay(
  db: Kysely<Database>,
  userId: string,
  day: number,
): Promise<number> {
  const { sum } = await db
    .selectFrom("points")
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("amount"), lit(0)).as("sum"))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** The lines about one thing, oldest first: paid, taken back, paid again… */
export function linesAbout(db: Kysely<Database>, subject: string) {
  return db
    .selectFrom("points")
    .selectAll()
    .where("subject", ">=", `${subject} `)
    .where("subject", "<", `${subject}!`)
    .orderBy("id")
    .execute();
}

/** All that a person has. */
export async function pointsBalance(db: Kysely<Database>, userId: string): Promise<number> {
  const { sum } = await db
    .selectFrom("points")
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("amount"), lit(0)).as("sum"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
