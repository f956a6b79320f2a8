import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { DraftsTable } from "~db/schema-accounts";

export async function insertDraft(db: Kysely<Database>, draft: DraftsTable): Promise<void> {
  await db.insertInto("drafts").values(draft).execute();
}

/** A draft that has not run out at `now` (ms). */
export async function findDraftOf(
  db: Kysely<Database>,
  { tokenHash, path, now }: { tokenHash: string; path: string; now: number },
) {
  return db
    .selectFrom("drafts")
    .select(["fields", "errors"])
    .where("token_hash", "=", tokenHash)
    .where("path", "=", path)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}
