import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { MenuOptions } from "./menu-options";
import type { ImportedDish } from "./menu-row";
import { readMenu } from "./read-menu";
import { count, countWord, newReport, type Report } from "./report";
import type { Table } from "./table";
import { undone } from "./undone.server";
import { type KnownMenus, readMenus, type WrittenRows, writeRows } from "./write-menu.server";

/** Rows written in one transaction: an import that is cut off keeps the batches before. */
const BATCH = 200;

/**
 * Brings menus and prices in from CSV. A price is one voice's observation on the day it was seen: evidence like any other,
 * never `verified` by itself. The same file again changes nothing; on a later day it says that the prices still hold.
 *
 * @throws StartError before anything is written, when the file has no usable record.
 */
export async function importMenu(
  db: Kysely<Database>,
  table: Table,
  options: MenuOptions,
): Promise<Report> {
  const report = newReport(table.unit, table.rows.length + table.broken.length);
  const rows = readMenu(table, options, report);
  // The menus as of the last commit; null while a run is under way, so that a second run of it reads them anew.
  let known: KnownMenus | null = null;
  const write = async (trx: Kysely<Database>, batch: readonly ImportedDish[]) => {
    const menus = known ?? (await readMenus(trx));
    known = null;
    return { menus, ...(await writeRows(trx, menus, batch, options)) };
  };
  const tell = ({ counts, added }: WrittenRows) => {
    for (const [what, by] of counts) count(report, what, by);
    for (const name of added)
      countWord(report, "new restaurants, of which no place is known", name);
  };
  if (options.dryRun) {
    tell(await undone(db, (trx) => write(trx, rows)));
    return report;
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const written = await inTransaction(db, (trx) => write(trx, batch));
    known = written.menus;
    tell(written);
    options.onProgress?.(Math.min(start + BATCH, rows.length), rows.length);
  }
  return report;
}
