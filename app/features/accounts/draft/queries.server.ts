import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { DraftsTable } from "~db/schema-accounts";

export async function insertDraft(db: Kysely<Database>, draft: DraftsTable): Promise<void> {
  await db.insertInto("drafts").values(draft).execute();
}

/** A draft is given back once. */
export async function takeDraftOf(
  db: Kysely<Database>,
  { tokenHash, path }: { tokenHash: string; path: string },
) {
  return db
    .deleteFrom("drafts")
    .where("token_hash", "=", tokenHash)
    .where("path", "=", path)
    .returning(["fields", "expires_at"])
    .executeTakeFirst();
}
