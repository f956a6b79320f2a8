import { withRoom } from "~/server/column";
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
  slot: number;
  /** Metres on the great circle. */
  distance: number;
}

/** A slot in reach, with the square of half the straight line to it in earth radii: enough to compare by. */
interface GridHit {
  slot: number;
  squared: number;
}

const byDistance = (a: GridHit, b: GridHit) => a.squared - b.squared;

/** No further slot in a cell. */
const END = -1;
const LEAST_SLOTS = 256;

/**
 * Points in memory, found by distance: the world in small cells of latitude and longitude. Each item has a slot in columns
 * of numbers, which take a fifth of the room of objects; the slots of a cell are a chain.
 */
export class Grid<Item> {
  /** Where the chain of a cell begins. */
  readonly #first = new Map<number, number>();
  readonly #items: (Item | undefined)[] = [];
  readonly #free: number[] = [];
  #cells = new Int32Array(LEAST_SLOTS);
  #next = new Int32Array(LEAST_SLOTS);
  /** Each one's direction from the centre of the earth, three numbers: distances then need three products and no sine. */
  #directions = new Float64Array(3 * LEAST_SLOTS);

  get size(): number {
    return this.#items.length - this.#free.length;
  }

  /**
   * Puts `item` at `point`.
   *
   * @returns its slot, which takes it out again.
   */
  add(item: Item, point: Point): number {
    const slot = this.#free.pop() ?? this.#items.length;
    this.#cells = withRoom(this.#cells, slot);
    this.#next = withRoom(this.#next, slot);
    this.#directions = withRoom(this.#directions, 3 * slot + 2);
    const cell = cellOf(rowOf(point.lat), columnOf(point.lng));
    this.#items[slot] = item;
    this.#directions.set(direction(point), 3 * slot);
    this.#cells[slot] = cell;
    this.#next[slot] = this.#first.get(cell) ?? END;
    this.#first.set(cell, slot);
    return slot;
  }

  /** What `add` put at a slot, until it is taken out. */
  itemAt(slot: number): Item | undefined {
    return this.#items[slot];
  }

  /** Takes out what `add` put at a slot. */
  remove(slot: number): void {
    this.#items[slot] = undefined;
    this.#free.push(slot);
    const cell = this.#cells[slot] as number;
    const after = this.#next[slot] as number;
    let before = this.#first.get(cell) as number;
    if (before !== slot) {
      while (this.#next[before] !== slot) before = this.#next[before] as number;
      this.#next[before] = after;
    } else if (after !== END) this.#first.set(cell, after);
    else this.#first.delete(cell);
  }

  /** Everything within `radius` metres of `centre`, nearest first. */
  within(centre: Point, radius: number): Hit<Item>[] {
    return this.#hits(this.#within(centre, radius).sort(byDistance));
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
    return this.#hits(found.sort(byDistance).slice(0, limit));
  }

  #hits(found: readonly GridHit[]): Hit<Item>[] {
    return found.map(({ slot, squared }) => ({
      item: this.#items[slot] as Item,
      slot,
      distance: 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(squared))),
    }));
  }

  #within(centre: Point, radius: number): GridHit[] {
    const found: GridHit[] = [];
    const directions = this.#directions;
    const [x, y, z] = direction(centre);
    // Half the straight line through the earth that belongs to the radius: sin is monotone up to half a turn.
    const reach = Math.sin(Math.min(radius / EARTH_RADIUS_M, Math.PI) / 2);
    const reachSquared = reach * reach;
    this.#eachCell(centre, radius, (first) => {
      for (let slot = first; slot !== END; slot = this.#next[slot] as number) {
        const halfX = ((directions[3 * slot] as number) - x) / 2;
        const halfY = ((directions[3 * slot + 1] as number) - y) / 2;
        const halfZ = ((directions[3 * slot + 2] as number) - z) / 2;
        const squared = halfX * halfX + halfY * halfY + halfZ * halfZ;
        if (squared <= reachSquared) found.push({ slot, squared });
      }
    });
    return found;
  }

  #eachCell(centre: Point, radius: number, visit: (first: number) => void): void {
    const latReach = radius / METRES_PER_DEGREE;
    const south = rowOf(centre.lat - latReach);
    const north = rowOf(centre.lat + latReach);
    const reach = lngReach(centre.lat, radius);
    const width = Math.min(COLUMNS, Math.ceil((2 * reach) / CELL_DEGREES) + 1);
    if ((north - south + 1) * width > this.#first.size) {
      for (const first of this.#first.values()) visit(first);
      return;
    }
    const west = columnOf(centre.lng - reach);
    for (let row = south; row <= north; row++) {
      for (let step = 0; step < width; step++) {
        const first = this.#first.get(cellOf(row, (west + step) % COLUMNS));
        if (first !== undefined) visit(first);
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

function direction({ lat, lng }: Point): [x: number, y: number, z: number] {
  const cosLat = Math.cos(lat * RADIANS);
  return [
    cosLat * Math.cos(lng * RADIANS),
    cosLat * Math.sin(lng * RADIANS),
    Math.sin(lat * RADIANS),
  ];
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
