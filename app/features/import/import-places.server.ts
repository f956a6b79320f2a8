import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { neighbourhoodAt } from "~/features/places";
import { freshPlaces } from "~/features/places/index.server";
import { StartError } from "~/server/start-error";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import { CatalogueModel, type RowOutcome } from "./catalogue-model";
import { findColumns } from "./columns";
import { isDirty, type ModelRestaurant } from "./model";
import { PLACE_COLUMNS, type PlaceRow, readPlace } from "./place-row";
import { loadRestaurants, saveRestaurant } from "./queries.server";
import { count, newReport, type Report, skip } from "./report";
import type { Table } from "./table";

export interface ImportOptions {
  /** Reads and reports, writes nothing. */
  dryRun: boolean;
  /** Our field → the file's column, where its name does not say so. */
  columns: Readonly<Record<string, string>>;
  /** What the file's ids belong to; found from the file when absent. */
  source?: string;
  /** ms */
  now: number;
  /** Told how far it is, in steps. */
  onProgress?(done: number, all: number): void;
}

/** Restaurants written in one transaction: an import that is cut off keeps the batches before. */
const BATCH = 100;

const WORDS: Readonly<Record<RowOutcome, string>> = {
  added: "branches added",
  joined: "records of a place that is there already",
  changed: "branches changed",
  unchanged: "branches unchanged",
};

/**
 * Brings the places of a file into the catalogue: what is new is added, what is known by its id is updated, branches
 * of one name become one restaurant. The same file again changes nothing.
 *
 * @throws StartError before anything is written, when the file has no usable record.
 */
export async function importPlaces(
  db: Kysely<Database>,
  table: Table,
  options: ImportOptions,
): Promise<Report> {
  const report = newReport(table.unit, table.rows.length + table.broken.length);
  const rows = readRows(table, options, report);
  const source = options.source ?? (table.osm ? "osm" : "file");
  const model = new CatalogueModel();
  for (const restaurant of await loadRestaurants(db, source)) model.load(restaurant);
  const before = model.restaurants.length;
  for (const row of rows) count(report, WORDS[model.apply(row)]);
  count(report, "restaurants added", model.restaurants.length - before);
  const changed = model.restaurants.filter(isDirty);
  if (!options.dryRun) await save(db, changed, source, options);
  return report;
}

/** The usable rows, those that tell most first, so that a chain is known by its full name. */
function readRows(table: Table, options: ImportOptions, report: Report): PlaceRow[] {
  const columns = findColumns(table, PLACE_COLUMNS, options.columns);
  for (const field of ["lat", "lng"] as const)
    if (!columns.has(field)) throw new StartError(missing(field, table));
  if (!columns.has("name") && !columns.has("name_ar") && !columns.has("name_en"))
    throw new StartError(missing("name", table));
  for (const { line, why } of table.broken) skip(report, why, line);
  const rows = new Map<string, PlaceRow>();
  let notFood = 0;
  for (const row of table.rows) {
    const place = readPlace(row, columns);
    if (place === undefined) notFood++;
    else if (typeof place === "string") skip(report, place, row.line);
    else if (rows.has(place.sourceId)) skip(report, "the id was there before", row.line);
    else rows.set(place.sourceId, place);
  }
  count(report, "records that sell no food left out", notFood);
  if (rows.size === 0)
    throw new StartError(`No record of the file can be used.\n${reasons(report)}`);
  return [...rows.values()].sort((a, b) => telling(b) - telling(a) || a.line - b.line);
}

function missing(field: string, table: Table): string {
  return `The file has no column for ${field}. Its columns: ${table.columns.join(", ")}. Say which with --column ${field}=NAME.`;
}

const reasons = (report: Report) =>
  [...report.skipped].map(([why, lines]) => `  ${lines.length}: ${why}`).join("\n");

const telling = ({ names, brand }: PlaceRow) =>
  [names.ar, names.en, brand.ar ?? brand.en].filter((name) => name !== null).length;

async function save(
  db: Kysely<Database>,
  restaurants: readonly ModelRestaurant[],
  source: string,
  { now, onProgress }: ImportOptions,
): Promise<void> {
  const { neighbourhoods } = await freshPlaces(db);
  for (let start = 0; start < restaurants.length; start += BATCH) {
    const batch = restaurants.slice(start, start + BATCH);
    await inTransaction(db, async (trx) => {
      const revision = await nextRevision(trx);
      const neighbourhoodOf = (branch: { lat: number; lng: number }) =>
        neighbourhoodAt(branch, neighbourhoods)?.id ?? null;
      for (const restaurant of batch)
        await saveRestaurant(trx, restaurant, { source, revision, now, neighbourhoodOf });
    });
    onProgress?.(Math.min(start + BATCH, restaurants.length), restaurants.length);
  }
}
