import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { UserFactsTable } from "~db/schema-assistant";
import { type Fact, MOST_FACTS } from "./schema";

const FACT = ["id", "kind", "text", "created_at", "updated_at"] as const;

/** A person's own facts, the newest first. */
export function factsOf(db: Kysely<Database>, userId: string): Promise<Fact[]> {
  return db
    .selectFrom("user_facts")
    .select(FACT)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_FACTS)
    .$castTo<Fact>()
    .execute();
}

/** One's own fact that says the same, however it is spelled. */
export function factByText(
  db: Kysely<Database>,
  { userId, foldedText }: { userId: string; foldedText: string },
): Promise<Fact | undefined> {
  return db
    .selectFrom("user_facts")
    .select(FACT)
    .where("user_id", "=", userId)
    .where("folded_text", "=", foldedText)
    .$castTo<Fact>()
    .executeTakeFirst();
}

/** How many facts a person has. */
export async function countFacts(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("user_facts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFact(db: Kysely<Database>, fact: UserFactsTable): Promise<void> {
  await db.insertInto("user_facts").values(fact).execute();
}

/** Says one's own fact anew. @returns whether it is there. */
export async function updateFact(
  db: Kysely<Database>,
  {
    id,
    user_id,
    ...values
  }: Pick<UserFactsTable, "id" | "user_id" | "kind" | "text" | "folded_text" | "updated_at">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("user_facts")
    .set(values)
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets one of one's own facts. @returns whether it was there. */
export async function removeFact(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("user_facts")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
