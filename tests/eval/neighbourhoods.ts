import { readFileSync } from "node:fs";
import { importDistricts } from "~/features/import/import-districts.server";
import { readTable } from "~/features/import/read-table";
import { fold } from "~/features/names";
import { neighbourhoodAt } from "~/features/places/neighbourhood";
import { freshPlaces } from "~/features/places/places-index.server";
import { areaOf, isInside, type Polygon } from "~/features/places/polygon";
import { ensureNeighbourhoods } from "~/sample/ensure-neighbourhoods";
import { openDatabase } from "~/server/db.server";
import { StartError } from "~/server/start-error";
import { seeded } from "../bench/random";

const POINTS = 500;

interface Outline {
  name: string;
  polygons: readonly Polygon[];
}

/** Imports outlines and asks for the neighbourhood of places, or of random points inside them, against asking each outline. */
export async function main([file, places]: string[]): Promise<void> {
  if (!file)
    throw new StartError("Usage: npm run eval -- neighbourhoods FILE.geojson [PLACES.csv]");
  const table = await readTable(readFileSync(file));
  const db = await openDatabase("file::memory:");
  await ensureNeighbourhoods(db);
  // Copies: the import changes them where they are.
  const ours = (await freshPlaces(db)).neighbourhoods.map((row) => ({ ...row }));
  await importDistricts(db, table, { dryRun: false, columns: {}, now: Date.now() });
  const { neighbourhoods } = await freshPlaces(db);
  const outlines = table.rows.flatMap(({ values, polygons }) =>
    polygons ? [{ name: fold(values.name_ar ?? ""), polygons }] : [],
  );
  const points = places ? await placesInside(outlines, places) : pointsInside(outlines, seeded(7));
  let right = 0;
  let rightByOurs = 0;
  let toldByOurs = 0;
  const begun = performance.now();
  const told = points.map(({ point }) => neighbourhoodAt(point, neighbourhoods));
  const each = (performance.now() - begun) / points.length;
  for (const [at, { point, names }] of points.entries()) {
    const name = told[at]?.name_ar;
    if (name !== undefined && names.includes(fold(name))) right++;
    const byOurs = neighbourhoodAt(point, ours)?.name_ar;
    if (byOurs !== undefined) toldByOurs++;
    if (byOurs !== undefined && names.includes(fold(byOurs))) rightByOurs++;
  }
  await db.destroy();
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.table([
    {
      "neighbourhood of a point": "by imported outlines",
      told: share(points.length, points.length),
      right: share(right, points.length),
      "µs each": (each * 1000).toFixed(1),
    },
    {
      "neighbourhood of a point": "by those we bring along",
      told: share(toldByOurs, points.length),
      right: share(rightByOurs, toldByOurs),
      "µs each": "",
    },
  ]);
}

/** Places of a file that lie in an outline, with the names of all that hold them. */
async function placesInside(outlines: readonly Outline[], file: string) {
  const areas = outlines.map(({ name, polygons }) => ({ name, area: areaOf(polygons) }));
  return (await readTable(readFileSync(file))).rows.flatMap(({ values }) => {
    const point = {
      lat: Number(values.lat ?? values.latitude),
      lng: Number(values.lng ?? values.lon ?? values.longitude),
    };
    const names = areas.filter(({ area }) => isInside(point, area)).map(({ name }) => name);
    return names.length > 0 ? [{ point, names }] : [];
  });
}

/** Random points inside the outlines, with the names of all that hold them. */
function pointsInside(outlines: readonly Outline[], random: () => number) {
  const areas = outlines.map(({ name, polygons }) => ({ name, area: areaOf(polygons) }));
  const points: { point: { lat: number; lng: number }; names: string[] }[] = [];
  while (points.length < POINTS) {
    const box = areas[Math.floor(random() * areas.length)]?.area;
    if (!box) throw new StartError("The file has no outlines.");
    const lng = box.west + random() * (box.east - box.west);
    const lat = box.south + random() * (box.north - box.south);
    const names = areas.filter(({ area }) => isInside({ lat, lng }, area)).map(({ name }) => name);
    if (names.length > 0) points.push({ point: { lat, lng }, names });
  }
  return points;
}
