import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The key in `meta` that says the catalogue is our invented one. */
export const SAMPLE_DATA_KEY = "sample_data";

/** Whether what people see is sample data, so that every page can say so. */
export async function isSampleData(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom("meta")
    .select("value")
    .where("key", "=", SAMPLE_DATA_KEY)
    .executeTakeFirst();
  return row?.value === "1";
}
