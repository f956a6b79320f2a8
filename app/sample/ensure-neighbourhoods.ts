import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { NEIGHBOURHOODS } from "./neighbourhoods";

/** Puts the built-in neighbourhoods into a database that has none, so that what is imported finds its place. */
export async function ensureNeighbourhoods(db: Kysely<Database>): Promise<void> {
  const known = await db.selectFrom("neighbourhoods").select("id").limit(1).executeTakeFirst();
  if (known) return;
  await db
    .insertInto("neighbourhoods")
    .values(NEIGHBOURHOODS.map(({ ar, en, lat, lng }) => ({ name_ar: ar, name_en: en, lat, lng })))
    .execute();
}
