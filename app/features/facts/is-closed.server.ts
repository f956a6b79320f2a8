import type { Kysely } from "kysely";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";

const rows = compiledOnce<{ id: number }, { closed_at: number | null }>((db, slot) =>
  db.selectFrom("restaurants").select("closed_at").where("id", "=", slot("id")),
);

/** Whether a restaurant is closed for good. */
export async function isClosed(db: Kysely<Database>, id: number): Promise<boolean> {
  const closedAt = (await rows(db, { id }))[0]?.closed_at ?? null;
  return closedAt !== null;
}
