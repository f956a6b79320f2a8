import type { Kysely } from "kysely";
import { nextRevision, OPEN_MAP } from "~/features/catalogue/index.server";
import { neighbourhoodAt } from "~/features/places";
import { freshPlaces } from "~/features/places/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Point } from "~/server/geo";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { AreaNames } from "./area-names";
import { CatalogueModel, type RowOutcome } from "./catalogue-model";
import { CATEGORY_MEANINGS, type CategoryMeaning, categoryMap } from "./categories";
import { cityOf } from "./city";
import { type Columns, findColumns, type GivenColumns } from "./columns";
import type { MaybeChain } from "./maybe-chains";
import { isDirty, type ModelRestaurant } from "./model";
import { type RatingScale, scaleOf } from "./numbers";
import {
  PLACE_COLUMNS,
  type PlaceColumn,
  type PlaceRow,
  readPlace,
  UNKNOWN_CATEGORY,
} from "./place-row";
import { insertMaybeChains, loadRestaurants, saveRestaurant } from "./queries.server";
import { askForRows } from "./read-table";
import { count, countWord, mend, newReport, type Report, skip, wordsText } from "./report";
import type { TableRecord, TableSource } from "./table";
import { readWordMap } from "./word-map";

export interface ImportOptions {
  /** Reads and reports, writes nothing. */
  dryRun: boolean;
  /** Our field → the file's columns, where their names do not say so. */
  columns: GivenColumns;
  /** What the file's ids belong to; found from the file when absent. */
  source?: string;
  /** ms */
  now: number;
  /** Told how far it is, in steps. */
  onProgress?(done: number, all: number): void;
  /** Lines "word of the file = what it means", beside our own table. */
  map?: string;
}

export interface PlacesOptions extends ImportOptions {
  /** The best rating the file can give; asked for where it can't be stars. */
  ratingScale?: RatingScale;
  /** The middles of the city's neighbourhoods: what is far from all of them is refused. Nothing is when absent. */
  city?: readonly Point[];
  /** What the city's neighbourhoods are called. */
  areaNames?: readonly string[];
  /** How many places are taken, so that memory is bounded whatever the file; what is left out is told. */
  mostPlaces?: number;
}

/** Places one run takes: five times as many as a large city has. */
const MOST_PLACES = 100_000;

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
  table: TableSource,
  options: PlacesOptions,
): Promise<Report> {
  const report = newReport(table.unit, 0);
  const { rows, scale } = await readRows(table, options, report);
  const source = options.source ?? (table.osm ? OPEN_MAP : "file");
  const model = new CatalogueModel(new AreaNames(options.areaNames));
  for (const restaurant of await loadRestaurants(db, source)) model.load(restaurant);
  const before = model.restaurants.length;
  const rated = rows.filter(({ rating }) => rating !== null).length;
  if (rated > 0) count(report, `ratings, taken as out of ${scale}`, rated);
  for (const row of rows) count(report, WORDS[model.apply(row)]);
  count(report, "restaurants added", model.restaurants.length - before);
  const changed = model.restaurants.filter(isDirty);
  const ofChains = changed.filter(({ newHours, branches }) => newHours && branches.length > 1);
  if (ofChains.length > 0)
    count(report, "chains whose branch told opening hours, left out", ofChains.length);
  const maybe = model.maybeChains();
  if (maybe.length > 0) count(report, "pairs of restaurants that may be one chain", maybe.length);
  for (const { one, other } of maybe)
    countWord(report, "may be one chain", `${titleOf(model, one)} / ${titleOf(model, other)}`);
  if (!options.dryRun) await save(db, { changed, maybe, model, source }, options);
  return report;
}

/** The usable rows, those that tell most first, so that a chain is known by its full name. */
async function readRows(
  table: TableSource,
  options: PlacesOptions,
  report: Report,
): Promise<{ rows: PlaceRow[]; scale: RatingScale }> {
  await askForRows(table);
  const { mostPlaces: most = MOST_PLACES } = options;
  const columns = findColumns(table, PLACE_COLUMNS, options.columns);
  report.unused = columns.unused;
  for (const field of ["lat", "lng"] as const)
    if (!columns.has(field)) throw new StartError(missing(field, table));
  if (!columns.has("name") && !columns.has("name_ar") && !columns.has("name_en"))
    throw new StartError(missing("name", table));
  const rows = new Map<string, PlaceRow>();
  const reading = {
    columns,
    categories: categoryMap(
      readWordMap<CategoryMeaning>(options.map ?? "", CATEGORY_MEANINGS),
      table,
    ),
    osm: table.osm,
    scale: await scaleOf(() => ratingsOf(table, columns), options.ratingScale),
    isInCity: cityOf(options.city ?? []),
  };
  for await (const row of table.rows()) {
    report.rows += 1;
    if ("why" in row) {
      skip(report, row.why, row.line);
      continue;
    }
    const place = readPlace(row, reading);
    if ("why" in place) {
      skip(report, place.why, row.line);
      for (const word of place.kind?.words ?? []) countWord(report, place.why, word);
    } else if (rows.has(place.sourceId)) skip(report, sameBefore(columns, row), row.line);
    else if (rows.size >= most) skip(report, tooMany(most), row.line);
    else {
      rows.set(place.sourceId, place);
      for (const what of place.mended) mend(report, what, row.line);
    }
  }
  if (!options.dryRun) askForCategories(report);
  if (rows.size === 0)
    throw new StartError(`No record of the file can be used.\n${reasons(report)}`);
  const sorted = [...rows.values()].sort((a, b) => telling(b) - telling(a) || a.line - b.line);
  return { rows: sorted, scale: reading.scale };
}

function titleOf({ restaurants }: CatalogueModel, key: number): string {
  const restaurant = restaurants[key];
  return restaurant?.name_ar ?? restaurant?.name_en ?? "";
}

const tooMany = (most: number) =>
  `more than the ${most.toLocaleString("en")} places that one run takes: they need a file of their own`;

const sameBefore = (columns: Columns<PlaceColumn>, row: TableRecord) =>
  columns.get(row, "id") === ""
    ? "the same name at the same spot was there before"
    : "the id was there before";

async function* ratingsOf(
  table: TableSource,
  columns: Columns<PlaceColumn>,
): AsyncGenerator<string> {
  if (!columns.has("rating")) return;
  for await (const row of table.rows()) if (!("why" in row)) yield columns.get(row, "rating");
}

/**
 * Whether a place sells food is for a person to say, where its category is none we know.
 *
 * @throws StartError with every category that is not known, before anything is written.
 */
function askForCategories(report: Report): void {
  const unknown = report.skipped.get(UNKNOWN_CATEGORY);
  if (!unknown) return;
  const [list] = wordsText(
    { ...report, words: new Map([...report.words].filter(([what]) => what === UNKNOWN_CATEGORY)) },
    { verbose: true },
  );
  throw new StartError(
    `${unknown.length} records are of categories that are not known.\n${list}\nSay what each is in a file of lines such as "Food Truck = food", "Tea Bar = coffee" or "Arena = none" ("* = none" for all others), and add --map FILE.`,
  );
}

function missing(field: string, table: TableSource): string {
  return `The file has no column for ${field}. Its columns: ${table.columns.join(", ")}. Say which with --column ${field}=NAME.`;
}

const reasons = (report: Report) =>
  [...report.skipped].map(([why, lines]) => `  ${lines.length}: ${why}`).join("\n");

const telling = ({ names, brand }: PlaceRow) =>
  [names.ar, names.en, brand.ar ?? brand.en].filter((name) => name !== null).length;

/** What is to be written down. */
interface ToSave {
  changed: readonly ModelRestaurant[];
  maybe: readonly MaybeChain[];
  model: CatalogueModel;
  source: string;
}

/** Writes batch by batch. A pair that may be one chain goes with the batch that brings the last of the two in. */
async function save(
  db: Kysely<Database>,
  { changed, maybe, model, source }: ToSave,
  { now, onProgress }: ImportOptions,
): Promise<void> {
  const { neighbourhoods } = await freshPlaces(db);
  const batchOf = new Map(changed.map(({ key }, at) => [key, Math.floor(at / BATCH)]));
  const pairs = new Map<number, MaybeChain[]>();
  for (const pair of maybe) {
    const batch = Math.max(batchOf.get(pair.one) ?? 0, batchOf.get(pair.other) ?? 0);
    pairs.set(batch, [...(pairs.get(batch) ?? []), pair]);
  }
  const idOf = (key: number) => model.restaurants[key]?.id ?? 0;
  for (let start = 0; start < changed.length; start += BATCH) {
    const batch = changed.slice(start, start + BATCH);
    await inTransaction(db, async (trx) => {
      const revision = await nextRevision(trx);
      const neighbourhoodOf = (branch: { lat: number; lng: number }) =>
        neighbourhoodAt(branch, neighbourhoods)?.id ?? null;
      for (const restaurant of batch)
        await saveRestaurant(trx, restaurant, { source, revision, now, neighbourhoodOf });
      const found = (pairs.get(start / BATCH) ?? []).map(({ one, other, score }) => ({
        ...{ one_id: idOf(one), other_id: idOf(other), score, found_at: now },
      }));
      await insertMaybeChains(trx, found);
    });
    onProgress?.(Math.min(start + BATCH, changed.length), changed.length);
  }
}
