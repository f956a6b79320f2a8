import { z } from "zod";
import { areaOf, centroidOf } from "~/features/places";
import { StartError } from "~/server/start-error";
import { readNestedMenu } from "./read-nested-menu";
import type { Table, TableRecord } from "./table";

const record = z.record(z.string(), z.unknown());
const pair = z.tuple([z.number(), z.number()], z.number());
const polygon = z.array(z.array(pair).min(3)).min(1);
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: pair }),
  z.object({ type: z.literal("Polygon"), coordinates: polygon }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon).min(1) }),
]);
const feature = z.object({ id: z.unknown().optional(), properties: record.nullable(), geometry });
const element = z.object({
  type: z.string(),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: record.default({}),
});

/**
 * Reads a GeoJSON feature collection, Overpass JSON, a list of flat objects, or, where it is one, a menu.
 *
 * @throws StartError when it is none of these.
 */
export function readJson(text: string, { isMenu = false } = {}): Table {
  const data = parseJson(text);
  if (isMenu && !isFlat(data)) return readNestedMenu(data);
  if (Array.isArray(data)) return tableOf(data, flatRow, false);
  if (typeof data === "object" && data !== null) {
    if ("features" in data && Array.isArray(data.features)) {
      if ("crs" in data && !/CRS84|4326/.test(JSON.stringify(data.crs)))
        throw new StartError("The GeoJSON is in another coordinate system. Convert it to WGS 84.");
      return tableOf(data.features, featureRow, false);
    }
    if ("elements" in data && Array.isArray(data.elements))
      return tableOf(data.elements, elementRow, true);
  }
  throw new StartError(
    "The JSON is neither a list of places, nor GeoJSON with features, nor Overpass JSON with elements.",
  );
}

const isFlat = (data: unknown) =>
  Array.isArray(data) &&
  data.every((one) =>
    Object.values(one ?? {}).every((value) => typeof value !== "object" || !value),
  );

/** Menus and maps are nested some ten deep; what is nested deeper than this is neither, and would exhaust who reads it. */
const DEEPEST = 100;

function parseJson(text: string): unknown {
  const data = parsed(text);
  if (isDeeper(data, DEEPEST))
    throw new StartError(`The JSON is nested more than ${DEEPEST} deep, as no menu or map is.`);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`The file is not valid JSON: ${(error as Error).message}`);
  }
}

/** Whether there are more than so many lists and objects around something. */
function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

type JsonRecord = Omit<TableRecord, "line"> | undefined;

function tableOf(
  items: readonly unknown[],
  read: (item: unknown) => JsonRecord,
  osm: boolean,
): Table {
  const rows: TableRecord[] = [];
  const broken: { line: number; why: string }[] = [];
  const columns = new Set<string>();
  for (const [at, item] of items.entries()) {
    const row = read(item);
    if (!row) {
      broken.push({ line: at + 1, why: "does not have the shape of the others" });
      continue;
    }
    for (const name of Object.keys(row.values)) columns.add(name);
    rows.push({ line: at + 1, ...row });
  }
  const all = [...columns];
  return { unit: "record", columns: all, rows, broken, osm: osm || columns.has("osm_id") };
}

function flatRow(item: unknown): JsonRecord {
  const parsed = record.safeParse(item);
  return parsed.success && !Array.isArray(item) ? { values: texts(parsed.data) } : undefined;
}

function elementRow(item: unknown): JsonRecord {
  const parsed = element.safeParse(item);
  if (!parsed.success) return undefined;
  const { type, id, lat, lon, center, tags } = parsed.data;
  const position = center ?? { lat, lon };
  return {
    values: texts({
      ...tags,
      "@type": type,
      "@id": id,
      "@lat": position.lat,
      "@lon": position.lon,
    }),
  };
}

function featureRow(item: unknown): JsonRecord {
  const parsed = feature.safeParse(item);
  if (!parsed.success) return undefined;
  const { id, properties, geometry: shape } = parsed.data;
  const polygons = polygonsOf(shape);
  const point =
    shape.type === "Point"
      ? { lng: shape.coordinates[0], lat: shape.coordinates[1] }
      : centroidOf(areaOf(polygons));
  const values = texts({
    ...(id === undefined ? {} : { "@id": id }),
    ...properties,
    "@lat": point.lat,
    "@lon": point.lng,
  });
  return polygons.length > 0 ? { values, polygons } : { values };
}

function polygonsOf(shape: z.infer<typeof geometry>) {
  if (shape.type === "Point") return [];
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return polygons.map((rings) =>
    rings.map((ring) => ring.map(([lng, lat]) => [lng, lat] as const)),
  );
}

function texts(values: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value).trim(),
    ]),
  );
}
