import { readFileSync } from "node:fs";
import { importDistricts } from "~/features/import/import-districts.server";
import { readTable } from "~/features/import/read-table";
import { fold, withoutArticle } from "~/features/names";
import { type Neighbourhood, neighbourhoodAt } from "~/features/places/neighbourhood";
import { freshPlaces } from "~/features/places/places-index.server";
import { areaOf, type BoundedArea, isInside } from "~/features/places/polygon";
import { ensureNeighbourhoods } from "~/sample/ensure-neighbourhoods";
import { openDatabase } from "~/server/database/db.server";
import type { Point } from "~/server/geo";
import { StartError } from "~/server/start-error";

/** Side of the squares that the city is asked by, degrees: some 250 m, and a block or two. */
const SQUARE = 0.0025;

interface Outline {
  name: string;
  area: BoundedArea;
}

/** A point with the names of all outlines that hold it. */
interface Asked {
  point: Point;
  names: string[];
}

/**
 * Asks for the neighbourhood of every square of the city, and of places, by the outlines that come along and by those of a file,
 * against each outline of the file itself. A square is built up where a place is in it or beside it.
 */
export async function main([file, places]: string[]): Promise<void> {
  if (!file)
    throw new StartError("Usage: npm run eval -- neighbourhoods FILE.geojson [PLACES.csv]");
  const table = await readTable(readFileSync(file));
  const db = await openDatabase("file::memory:");
  await ensureNeighbourhoods(db);
  // Copies: the import changes them where they are.
  const ours = (await freshPlaces(db)).neighbourhoods.map((row) => ({ ...row }));
  await importDistricts(db, table, { dryRun: false, columns: {}, now: Date.now() });
  const { neighbourhoods: imported } = await freshPlaces(db);
  await db.destroy();
  const outlines = table.rows.flatMap(({ values, polygons }) =>
    polygons ? [{ name: bare(values.name_ar ?? ""), area: areaOf(polygons) }] : [],
  );
  const squares = inside(outlines, squaresOver(outlines));
  const sets: [string, Asked[]][] = [["whole area", squares]];
  if (places) {
    const mapped = await placesOf(places);
    const built = new Set(mapped.flatMap(squaresBeside));
    sets.unshift(
      ["places", inside(outlines, mapped)],
      ["built-up area", squares.filter(({ point }) => built.has(squareOf(point)))],
    );
  }
  console.table(
    sets.flatMap(([over, asked]) => [
      { over, points: asked.length, outlines: "brought along", ...shares(asked, ours) },
      { over, points: asked.length, outlines: "imported", ...shares(asked, imported) },
    ]),
  );
}

/** How much of what is told is right, and how much of all is told right. */
function shares(asked: readonly Asked[], by: readonly Neighbourhood[]) {
  const begun = performance.now();
  const told = asked.map(({ point, names }) => {
    const name = neighbourhoodAt(point, by)?.name_ar;
    return name === undefined ? null : names.includes(bare(name));
  });
  const each = (performance.now() - begun) / asked.length;
  const right = told.filter((one) => one === true).length;
  const share = (whole: number) => `${((100 * right) / whole).toFixed(1)} %`;
  return {
    "right of those told": share(told.filter((one) => one !== null).length),
    "right of all": share(asked.length),
    "µs each": (each * 1000).toFixed(1),
  };
}

/** Lists write a neighbourhood with its article or without. */
const bare = (name: string) =>
  fold(name)
    .split(" ")
    .map((word) => withoutArticle(word) ?? word)
    .join(" ");

const inside = (outlines: readonly Outline[], points: readonly Point[]): Asked[] =>
  points.flatMap((point) => {
    const names = outlines.filter(({ area }) => isInside(point, area)).map(({ name }) => name);
    return names.length > 0 ? [{ point, names }] : [];
  });

/** The middles of all squares that some outline may hold. */
function squaresOver(outlines: readonly Outline[]): Point[] {
  const areas = outlines.map(({ area }) => area);
  const first = (side: "south" | "west") =>
    Math.floor(Math.min(...areas.map((area) => area[side])) / SQUARE);
  const last = (side: "north" | "east") =>
    Math.floor(Math.max(...areas.map((area) => area[side])) / SQUARE);
  const middle = (at: number) => (at + 0.5) * SQUARE;
  const middles: Point[] = [];
  for (let row = first("south"); row <= last("north"); row++)
    for (let column = first("west"); column <= last("east"); column++)
      middles.push({ lat: middle(row), lng: middle(column) });
  return middles;
}

const squareOf = ({ lat, lng }: Point) => `${Math.floor(lat / SQUARE)} ${Math.floor(lng / SQUARE)}`;

/** The square of a point and those around it. */
const squaresBeside = ({ lat, lng }: Point) =>
  [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) => squareOf({ lat: lat + up * SQUARE, lng: lng + right * SQUARE })),
  );

async function placesOf(file: string): Promise<Point[]> {
  return (await readTable(readFileSync(file))).rows.map(({ values }) => ({
    lat: Number(values.lat ?? values.latitude),
    lng: Number(values.lng ?? values.lon ?? values.longitude),
  }));
}
