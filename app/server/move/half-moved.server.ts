import type { Kysely } from "kysely";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";

/** The key in `meta` of a database that a copy goes into which is not yet whole. */
export const HALF_MOVED_KEY = "half_moved";

/** Whether a copy has begun and not come to its end. */
export async function isHalfMoved(db: Kysely<Database>): Promise<boolean> {
  const query = db.selectFrom("meta").select("key").where("key", "=", HALF_MOVED_KEY);
  return (await query.executeTakeFirst()) !== undefined;
}

/** From here on it serves. */
export async function endMove(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("meta").where("key", "=", HALF_MOVED_KEY).execute();
}

/** @throws StartError where a service would miss what has not been copied yet. */
export async function refuseHalfMoved(db: Kysely<Database>): Promise<void> {
  if (await isHalfMoved(db))
    throw new StartError(
      "Only part of the data has been moved into this database. Run npm run move again: it goes on where it was.",
    );
}
