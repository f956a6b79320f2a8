import type { CompiledQuery, Kysely } from "kysely";
import type { Database } from "~db/schema";
import { perDatabase } from "../memoised";
import { engineOf } from "./engine.server";

const revisionOf = perDatabase(
  (db): CompiledQuery<{ at: string }> => engineOf(db).shownRevision.compile(db),
);

/**
 * Changes with every commit, of this process or another, that touches what pages show. Never read half-way through a
 * transaction.
 */
export async function shownRevision(db: Kysely<Database>): Promise<string> {
  const [row] = (await db.executeQuery(revisionOf(db))).rows;
  if (!row) throw new Error("Nothing counts what is written");
  return row.at;
}
