import { compiledOnce } from "~/server/database/compiled.server";
import { rememberedAt } from "./remembered-at.server";

/** The key in `meta` that says the catalogue is our invented one. */
export const SAMPLE_DATA_KEY = "sample_data";

/** What the ids of the invented people of the sample begin with. */
export const SAMPLE_PERSON = "5a3b1e00-0000-4000-8000-";

const sampleRows = compiledOnce<{ key: string }, { value: string }>((db, slot) =>
  db.selectFrom("meta").select("value").where("key", "=", slot("key")),
);

/** Whether what people see is sample data, so that every page can say so. */
export const isSampleData = rememberedAt(async (db) => {
  const [row] = await sampleRows(db, { key: SAMPLE_DATA_KEY });
  return row?.value === "1";
});
