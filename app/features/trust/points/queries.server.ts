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

/** Lines of one person's ledger with the dish they are about, newest first. */
export function linesOfPerson(
  db: Kysely<Database>,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
) {
  return db
    .selectFrom("points")
    .leftJoin("dishes", "dishes.id", "points.dish_id")
    .leftJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select([
      "points.id",
      "points.amount",
      "points.kind",
      "points.at",
      "points.dish_id",
      "dish_names.name_ar",
      "dish_names.name_en",
    ])
    .where("points.user_id", "=", userId)
    .$if(before !== null, (q) => q.where("points.id", "<", before ?? 0))
    .orderBy("points.id", "desc")
    .limit(limit)
    .execute();
}
