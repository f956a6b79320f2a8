import type { Kysely } from "kysely";
import { fold, scriptOf } from "~/features/names";
import {
  areaOf,
  centroidOf,
  isInSaudiArabia,
  isInside,
  type Neighbourhood,
  neighbourhoodAt,
  type Polygon,
} from "~/features/places";
import {
  neighbourhoodCentres,
  neighbourhoodOutlines,
  outlinesVersion,
} from "~/features/places/index.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { readNames } from "./clean-name";
import { findColumns } from "./columns";
import { type DistrictChange, saveDistricts } from "./district-queries.server";
import type { ImportOptions } from "./import-places.server";
import { count, newReport, type Report, skip } from "./report";
import type { Table, TableRecord } from "./table";
import { undone } from "./undone.server";

const COLUMNS = {
  name: ["name", "district", "neighborhood", "neighbourhood", "الحي"],
  name_ar: ["name_ar", "name:ar", "arabic_name"],
  name_en: ["name_en", "name:en", "english_name"],
} as const;

/** «حي العليا», "Olaya District" → what people say. */
const LABELS = /^(?:حي|حى)\s+|\s+(?:district|neighbou?rhood)$/gi;

/**
 * Brings in where neighbourhoods end, from GeoJSON. A neighbourhood known by its Arabic name keeps it and gets its outline;
 * every branch is then put where it lies. From then on a point in no outline is in no neighbourhood.
 *
 * @throws StartError before anything is written, when the file has no usable outline.
 */
export async function importDistricts(
  db: Kysely<Database>,
  table: Table,
  options: ImportOptions,
): Promise<Report> {
  const report = newReport(table.unit, table.rows.length + table.broken.length);
  const columns = findColumns(table, COLUMNS, options.columns);
  report.unused = columns.unused;
  for (const { line, why } of table.broken) skip(report, why, line);
  const outlines = new Map<string, DistrictOutline>();
  for (const row of table.rows) {
    const names = (["name_ar", "name_en", "name"] as const).flatMap((field) =>
      columns.all(row, field),
    );
    const outline = readOutline(row, names);
    if (typeof outline === "string") skip(report, outline, row.line);
    else if (outlines.has(fold(outline.name_ar)))
      skip(report, "the name was there before", row.line);
    else outlines.set(fold(outline.name_ar), outline);
  }
  if (outlines.size === 0)
    throw new StartError("No record of the file has a usable outline and an Arabic name.");
  const changes = await changesOf(db, outlines, report);
  if (changes.length > 0) {
    const save = (to: Kysely<Database>) => saveDistricts(to, changes, inAreas);
    const moved = options.dryRun ? await undone(db, save) : await save(db);
    count(report, "branches now in another neighbourhood", moved);
  }
  return report;
}

interface DistrictOutline {
  name_ar: string;
  name_en: string | null;
  polygons: readonly Polygon[];
}

function readOutline(row: TableRecord, candidates: readonly string[]): DistrictOutline | string {
  const names = readNames(candidates.map((name) => name.trim().replace(LABELS, "")));
  if (names.garbled && !names.ar) return "the name's letters are destroyed (wrong encoding)";
  if (!names.ar || scriptOf(names.ar) !== "ar") return "no Arabic name";
  if (!row.polygons || row.polygons.length === 0) return "no outline";
  if (!isInSaudiArabia(centroidOf(areaOf(row.polygons)))) return "outside Saudi Arabia";
  return { name_ar: names.ar, name_en: names.en, polygons: row.polygons };
}

async function changesOf(
  db: Kysely<Database>,
  outlines: ReadonlyMap<string, DistrictOutline>,
  report: Report,
): Promise<DistrictChange[]> {
  // Those we bring along make room for the first that are imported.
  const stored = (await outlinesVersion(db)) === 0 ? [] : await neighbourhoodOutlines(db);
  const before = new Map(stored.map((row) => [row.neighbourhood_id, row.polygons]));
  const known = new Map((await neighbourhoodCentres(db)).map((row) => [fold(row.name_ar), row]));
  const changes: DistrictChange[] = [];
  for (const [key, { name_ar, name_en, polygons }] of outlines) {
    const area = areaOf(polygons);
    const same = known.get(key);
    // A centre made by hand is where people live; that of an outline may be in the desert behind.
    const centre = same && isInside(same, area) ? same : centroidOf(area);
    const change: DistrictChange = {
      id: same?.id ?? null,
      name_ar: same?.name_ar ?? name_ar,
      name_en: name_en ?? same?.name_en ?? name_ar,
      lat: centre.lat,
      lng: centre.lng,
      polygons: JSON.stringify(polygons),
    };
    const isNew = same === undefined;
    const unchanged =
      !isNew && before.get(same.id) === change.polygons && same.name_en === change.name_en;
    count(
      report,
      `neighbourhoods ${isNew ? "added" : unchanged ? "unchanged" : "given an outline"}`,
    );
    if (!unchanged) changes.push(change);
  }
  return changes;
}

/** Tells where a point lies, once the outlines are stored. */
function inAreas(known: readonly (Omit<Neighbourhood, "area"> & { polygons: string | null })[]) {
  const neighbourhoods = known.map(({ polygons, ...row }) => ({
    ...row,
    area: polygons === null ? null : areaOf(JSON.parse(polygons) as Polygon[]),
  }));
  return (point: { lat: number; lng: number }) =>
    neighbourhoodAt(point, neighbourhoods)?.id ?? null;
}
