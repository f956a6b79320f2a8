import type { Kysely } from "kysely";
import {
  type CatalogueIndex,
  freshCatalogue,
  type IndexedRestaurant,
} from "~/features/catalogue/index.server";
import { withRoom } from "~/server/column";
import { Revisioned } from "~/server/database/revisioned";
import type { Point } from "~/server/geo";
import { memoised } from "~/server/memoised";
import { Postings } from "~/server/postings";
import type { Database } from "~db/schema";
import { Grid, type Hit } from "./grid";
import type { Neighbourhood } from "./neighbourhood";
import { areaOf, type BoundedArea, type Polygon } from "./polygon";
import * as rows from "./queries.server";

/** A branch with what a list says of it. */
export interface KnownBranch {
  branch: number;
  restaurant: IndexedRestaurant;
  lat: number;
  lng: number;
  area: Neighbourhood | null;
  externalPlaceId: string | null;
}

/** The id of no neighbourhood and of no restaurant. */
const NONE = 0;

/**
 * What is where, in memory: branches by distance and by the maps provider's id, and the neighbourhoods. What is known of a
 * branch lies in columns by its slot in the grid; it becomes an object where somebody asks.
 */
export class PlacesIndex {
  /** The ids of branches. */
  readonly #grid = new Grid<number>();
  readonly #slotsOf = new Postings();
  #restaurants = new Int32Array(256);
  #areas = new Int32Array(256);
  /** Latitude and longitude, degrees. */
  #points = new Float64Array(512);
  /** Few branches have one. */
  readonly #externalIds = new Map<number, string>();
  readonly #byExternalId = new Map<string, number>();
  neighbourhoods: readonly Neighbourhood[] = [];
  readonly #neighbourhoodById = new Map<number, Neighbourhood>();
  readonly #outlines = new Map<number, BoundedArea>();
  #outlinesVersion = -1;
  readonly #source: Revisioned;

  constructor(
    readonly db: Kysely<Database>,
    /** Agrees with the database; this index follows it. */
    readonly catalogue: CatalogueIndex,
  ) {
    this.#source = new Revisioned(
      () => catalogue.revision,
      (after) => this.#load(after),
    );
  }

  /** The branches within `radius` metres of `centre`, nearest first; with a limit so many of them, found sooner. */
  near(centre: Point, radius: number, limit?: number): Hit<number>[] {
    return limit === undefined
      ? this.#grid.within(centre, radius)
      : this.#grid.nearest(centre, radius, limit);
  }

  /** The restaurant of a branch by its slot; undefined once the catalogue has it no more. */
  restaurantAt(slot: number): IndexedRestaurant | undefined {
    return this.catalogue.restaurants.get(this.#restaurants[slot] ?? NONE);
  }

  /** A branch by its slot; undefined as above. */
  branchAt(slot: number): KnownBranch | undefined {
    const [branch, restaurant] = [this.#grid.itemAt(slot), this.restaurantAt(slot)];
    if (branch === undefined || !restaurant) return undefined;
    return {
      branch,
      restaurant,
      lat: this.#points[2 * slot] as number,
      lng: this.#points[2 * slot + 1] as number,
      area: this.neighbourhood(this.#areas[slot] as number),
      externalPlaceId: this.#externalIds.get(slot) ?? null,
    };
  }

  /** The branches of a restaurant. */
  branchesOf(restaurant: number): KnownBranch[] {
    return Array.from(this.#slotsOf.of(restaurant), (slot) => this.branchAt(slot) ?? []).flat();
  }

  branchOfExternal(placeId: string): KnownBranch | undefined {
    const slot = this.#byExternalId.get(placeId);
    return slot === undefined ? undefined : this.branchAt(slot);
  }

  neighbourhood(id: number): Neighbourhood | null {
    return this.#neighbourhoodById.get(id) ?? null;
  }

  /** Loads what changed since the last time; nothing is read when nothing did. */
  async refresh(): Promise<void> {
    await this.#source.catchUp();
  }

  async #load(after: number): Promise<void> {
    await this.#loadNeighbourhoods();
    for (const id of await rows.restaurantIdsSince(this.db, after)) this.#forget(id);
    for (const branch of await rows.branchesSince(this.db, after)) this.#add(branch);
    for (const id of new Set(this.#restaurants))
      if (!this.catalogue.restaurants.has(id)) this.#forget(id);
  }

  #add({ id, restaurant_id, lat, lng, neighbourhood_id, external_place_id }: rows.BranchRow): void {
    // Newer than the catalogue's own reading: the next refresh brings both.
    if (!this.catalogue.restaurants.has(restaurant_id)) return;
    const slot = this.#grid.add(id, { lat, lng });
    this.#restaurants = withRoom(this.#restaurants, slot);
    this.#areas = withRoom(this.#areas, slot);
    this.#points = withRoom(this.#points, 2 * slot + 1);
    this.#restaurants[slot] = restaurant_id;
    this.#areas[slot] = neighbourhood_id ?? NONE;
    this.#points.set([lat, lng], 2 * slot);
    this.#slotsOf.add(restaurant_id, slot);
    if (external_place_id === null) return;
    this.#externalIds.set(slot, external_place_id);
    this.#byExternalId.set(external_place_id, slot);
  }

  #forget(restaurant: number): void {
    for (const slot of [...this.#slotsOf.of(restaurant)]) {
      this.#grid.remove(slot);
      this.#restaurants[slot] = NONE;
      this.#slotsOf.remove(restaurant, slot);
      this.#byExternalId.delete(this.#externalIds.get(slot) ?? "");
      this.#externalIds.delete(slot);
    }
  }

  async #loadNeighbourhoods(): Promise<void> {
    const version = await rows.outlinesVersion(this.db);
    const centres = await rows.neighbourhoodCentres(this.db);
    if (version !== this.#outlinesVersion) {
      this.#outlines.clear();
      for (const { neighbourhood_id, polygons } of await rows.neighbourhoodOutlines(this.db))
        this.#outlines.set(neighbourhood_id, areaOf(JSON.parse(polygons) as Polygon[]));
      this.#outlinesVersion = version;
    }
    this.neighbourhoods = centres.map((row) => {
      const now = { ...row, area: this.#outlines.get(row.id) ?? null };
      // Branches hold on to their neighbourhood, so it changes in place.
      const known = this.#neighbourhoodById.get(row.id);
      return known ? Object.assign(known, now) : now;
    });
    this.#neighbourhoodById.clear();
    for (const row of this.neighbourhoods) this.#neighbourhoodById.set(row.id, row);
  }
}

const indexOf = memoised((catalogue: CatalogueIndex) => new PlacesIndex(catalogue.db, catalogue));

/** The one index of a database, agreeing with it at the time of the call. */
export async function freshPlaces(db: Kysely<Database>): Promise<PlacesIndex> {
  return placesOf(await freshCatalogue(db));
}

/** The one index of a database, agreeing with its catalogue as that stands. */
export async function placesOf(catalogue: CatalogueIndex): Promise<PlacesIndex> {
  const index = indexOf(catalogue);
  await index.refresh();
  return index;
}
