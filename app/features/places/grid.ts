import { EARTH_RADIUS_M, type Point } from "~/server/geo";

/** About 560 m from south to north: a usual radius then touches some thirty cells. */
const CELL_DEGREES = 0.005;
const COLUMNS = Math.round(360 / CELL_DEGREES);
const ROWS = Math.round(180 / CELL_DEGREES);
const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = EARTH_RADIUS_M * RADIANS;
/** First radius tried when only the nearest few are asked for. */
const FIRST_RADIUS_M = 500;
/** A search that found little looks at most so many times further next. */
const MOST_GROWTH = 4;

/** Something found, and how far it is from what was asked. */
export interface Hit<Item> {
  item: Item;
  /** Metres on the great circle. */
  distance: number;
}

/** One item with its direction from the centre of the earth: distances then need three products and no sine. */
interface Entry<Item> {
  item: Item;
  x: number;
  y: number;
  z: number;
}

/** An entry in reach, with the square of half the straight line to it in earth radii: enough to compare by. */
interface GridHit<Item> {
  entry: Entry<Item>;
  squared: number;
}

const byDistance = (a: GridHit<unknown>, b: GridHit<unknown>) => a.squared - b.squared;

const hitOf = <Item>({ entry, squared }: GridHit<Item>): Hit<Item> => ({
  item: entry.item,
  distance: 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(squared))),
});

/** Points in memory, found by distance: the world in small cells of latitude and longitude. */
export class Grid<Item> {
  readonly #cells = new Map<number, Entry<Item>[]>();
  readonly #places = new Map<Item, number>();

  get size(): number {
    return this.#places.size;
  }

  /** Puts `item` at `point`, or moves it there. */
  set(item: Item, point: Point): void {
    this.delete(item);
    const cell = cellOf(rowOf(point.lat), columnOf(point.lng));
    const entries = this.#cells.get(cell);
    const entry = { item, ...direction(point) };
    if (entries) entries.push(entry);
    else this.#cells.set(cell, [entry]);
    this.#places.set(item, cell);
  }

  delete(item: Item): void {
    const cell = this.#places.get(item);
    if (cell === undefined) return;
    this.#places.delete(item);
    const left = (this.#cells.get(cell) ?? []).filter((entry) => entry.item !== item);
    if (left.length > 0) this.#cells.set(cell, left);
    else this.#cells.delete(cell);
  }

  /** Everything within `radius` metres of `centre`, nearest first. */
  within(centre: Point, radius: number): Hit<Item>[] {
    return this.#within(centre, radius).sort(byDistance).map(hitOf);
  }

  /** The `limit` nearest within `radius` metres, nearest first. Looks close by before it looks further. */
  nearest(centre: Point, radius: number, limit: number): Hit<Item>[] {
    let reach = Math.min(radius, FIRST_RADIUS_M);
    let found = this.#within(centre, reach);
    while (found.length < limit && reach < radius) {
      // Were all as dense as here, this circle would hold enough and some to spare.
      const growth = Math.sqrt((1.3 * limit) / Math.max(found.length, 1));
      reach = Math.min(radius, reach * Math.min(Math.max(growth, 1.2), MOST_GROWTH));
      found = this.#within(centre, reach);
    }
    return found.sort(byDistance).slice(0, limit).map(hitOf);
  }

  #within(centre: Point, radius: number): GridHit<Item>[] {
    const found: GridHit<Item>[] = [];
    const { x, y, z } = direction(centre);
    // Half the straight line through the earth that belongs to the radius: sin is monotone up to half a turn.
    const reach = Math.sin(Math.min(radius / EARTH_RADIUS_M, Math.PI) / 2);
    const reachSquared = reach * reach;
    this.#eachCell(centre, radius, (entries) => {
      for (const entry of entries) {
        const halfX = (entry.x - x) / 2;
        const halfY = (entry.y - y) / 2;
        const halfZ = (entry.z - z) / 2;
        const squared = halfX * halfX + halfY * halfY + halfZ * halfZ;
        if (squared <= reachSquared) found.push({ entry, squared });
      }
    });
    return found;
  }

  #eachCell(centre: Point, radius: number, visit: (entries: Entry<Item>[]) => void): void {
    const latReach = radius / METRES_PER_DEGREE;
    const south = rowOf(centre.lat - latReach);
    const north = rowOf(centre.lat + latReach);
    const reach = lngReach(centre.lat, radius);
    const width = Math.min(COLUMNS, Math.ceil((2 * reach) / CELL_DEGREES) + 1);
    if ((north - south + 1) * width > this.#cells.size) {
      for (const entries of this.#cells.values()) visit(entries);
      return;
    }
    const west = columnOf(centre.lng - reach);
    for (let row = south; row <= north; row++) {
      for (let step = 0; step < width; step++) {
        const entries = this.#cells.get(cellOf(row, (west + step) % COLUMNS));
        if (entries) visit(entries);
      }
    }
  }
}

/**
 * How many degrees of longitude a circle reaches to either side: asin(sin(r) / cos(lat)), or all of them over a pole
 * (J. P. Matuschek, "Finding points within a distance of a latitude/longitude using bounding coordinates").
 */
function lngReach(lat: number, radius: number): number {
  const sine = Math.sin(Math.min(radius / EARTH_RADIUS_M, Math.PI / 2)) / Math.cos(lat * RADIANS);
  const overPole = Math.abs(lat) + radius / METRES_PER_DEGREE >= 90;
  return overPole || sine >= 1 ? 180 : Math.asin(sine) / RADIANS;
}

function direction({ lat, lng }: Point) {
  const cosLat = Math.cos(lat * RADIANS);
  return {
    x: cosLat * Math.cos(lng * RADIANS),
    y: cosLat * Math.sin(lng * RADIANS),
    z: Math.sin(lat * RADIANS),
  };
}

/** The number of a cell. All cells fit into 32 bits, and small integers make quick keys. */
function cellOf(row: number, column: number): number {
  return (row * COLUMNS + column) | 0;
}

function rowOf(lat: number): number {
  return Math.min(ROWS, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)));
}

function columnOf(lng: number): number {
  const column = Math.floor((lng + 180) / CELL_DEGREES) % COLUMNS;
  return column < 0 ? column + COLUMNS : column;
}
