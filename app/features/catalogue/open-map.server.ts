import { compiledOnce } from "~/server/database/compiled.server";
import { rememberedAt } from "./remembered-at.server";

/** What an import calls OpenStreetMap, as the source of its records. */
export const OPEN_MAP = "osm";

const mappedRows = compiledOnce<{ source: string }, { branch_id: number }>((db, slot) =>
  db.selectFrom("import_sources").select("branch_id").where("source", "=", slot("source")).limit(1),
);

/** Whether places come from OpenStreetMap, whose licence asks every page that shows them to say so. */
export const isFromOpenMap = rememberedAt(
  async (db) => (await mappedRows(db, { source: OPEN_MAP })).length > 0,
);
