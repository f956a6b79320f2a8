import type { Kysely } from "kysely";
import { compiledOnce } from "~/server/compiled.server";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";

/** The key in `meta` that says the catalogue is our invented one. */
export const SAMPLE_DATA_KEY = "sample_data";

/** What the ids of the invented people of the sample begin with. */
export const SAMPLE_PERSON = "5a3b1e00-0000-4000-8000-";

const sampleRows = compiledOnce<{ key: string }, { value: string }>((db, slot) =>
  db.selectFrom("meta").select("value").where("key", "=", slot("key")),
);

interface SampleKnown {
  /** The revision of what is shown. */
  at?: string;
  isSample: boolean;
}
const latest = perDatabase((): SampleKnown => ({ isSample: false }));

/**
 * Whether what people see is sample data, so that every page can say so.
 *
 * @param at the revision of what is shown, for whoever knows it: what was read at the same one is not read again.
 */
export async function isSampleData(db: Kysely<Database>, at?: string): Promise<boolean> {
  const known = latest(db);
  if (at !== undefined && known.at === at) return known.isSample;
  const [row] = await sampleRows(db, { key: SAMPLE_DATA_KEY });
  const isSample = row?.value === "1";
  if (at !== undefined) Object.assign(known, { at, isSample });
  return isSample;
}
