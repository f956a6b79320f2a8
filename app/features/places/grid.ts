import { EARTH_RADIUS_M, type Point } from "~/server/geo";

/** About 560 m from south to north: a usual radius then touches some thirty cells. */
const CELL_DEGREES = 0.005;
const COLUMNS = Math.round(360 / CELL_DEGREES);
const ROWS = Math.round(180 / CELL_DEGREES);
const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = EARTH_RADIUS_M * RADIANS;
/** First radius tried when only the nearest few are asked for. */
const FIRST_RADIUS_M = 500;

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
    const cell = rowOf(point.lat) * COLUMNS + columnOf(point.lng);
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

  /** Everything within `radius` metres of `centre`, in no order. */
  within(centre: Point, radius: number): Hit<Item>[] {
    const hits: Hit<Item>[] = [];
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
        if (squared <= reachSquared)
          hits.push({
            item: entry.item,
            distance: 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(squared))),
          });
      }
    });
    return hits;
  }

  /** The `limit` nearest within `radius` metres, nearest first. Looks close by before it looks further. */
  nearest(centre: Point, radius: number, limit: number): Hit<Item>[] {
    for (let reach = Math.min(radius, FIRST_RADIUS_M); ; reach = Math.min(radius, reach * 2)) {
      const hits = this.within(centre, reach);
      if (hits.length < limit && reach < radius) continue;
      return hits.sort((a, b) => a.distance - b.distance).slice(0, limit);
    }
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
        const entries = this.#cells.get(row * COLUMNS + ((west + step) % COLUMNS));
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

function rowOf(lat: number): number {
  return Math.min(ROWS, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)));
}

function columnOf(lng: number): number {
  const column = Math.floor((lng + 180) / CELL_DEGREES) % COLUMNS;
  return column < 0 ? column + COLUMNS : column;
}
