import type { Kysely } from "kysely";
import {
  type CatalogueIndex,
  freshCatalogue,
  type IndexedRestaurant,
} from "~/features/catalogue/index.server";
import { Revisioned } from "~/server/database/revisioned";
import { memoised } from "~/server/memoised";
import type { Database } from "~db/schema";
import { Grid } from "./grid";
import type { Neighbourhood } from "./neighbourhood";
import { areaOf, type BoundedArea, type Polygon } from "./polygon";
import * as rows from "./queries.server";

/** A branch with what a list says of it. */
export interface KnownBranch {
  branch: number;
  /** As the catalogue had it when the branch was loaded, which is again whenever the restaurant changes. */
  restaurant: IndexedRestaurant;
  lat: number;
  lng: number;
  area: Neighbourhood | null;
  externalPlaceId: string | null;
  /** Where the grid has it. */
  slot: number;
}

/** The slot of a branch that is being loaded. */
const NOWHERE = -1;

/** What is where, in memory: branches by distance and by the maps provider's id, and the neighbourhoods. */
export class PlacesIndex {
  readonly grid = new Grid<KnownBranch>();
  readonly byExternalId = new Map<string, KnownBranch>();
  neighbourhoods: readonly Neighbourhood[] = [];
  readonly #neighbourhoodById = new Map<number, Neighbourhood>();
  readonly #branches = new Map<number, readonly KnownBranch[]>();
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

  /** The branches of a restaurant. */
  branchesOf(restaurant: number): readonly KnownBranch[] {
    return this.#branches.get(restaurant) ?? [];
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
    for (const id of this.#branches.keys())
      if (!this.catalogue.restaurants.has(id)) this.#forget(id);
  }

  #add({ id, restaurant_id, lat, lng, neighbourhood_id, external_place_id }: rows.BranchRow): void {
    const restaurant = this.catalogue.restaurants.get(restaurant_id);
    // Newer than the catalogue's own reading: the next refresh brings both.
    if (!restaurant) return;
    const branch: KnownBranch = {
      branch: id,
      restaurant,
      lat,
      lng,
      area: this.neighbourhood(neighbourhood_id ?? -1),
      externalPlaceId: external_place_id,
      slot: NOWHERE,
    };
    // Lists are short and kept, so they get no room to grow.
    this.#branches.set(restaurant_id, this.branchesOf(restaurant_id).concat(branch));
    branch.slot = this.grid.add(branch, branch);
    if (external_place_id !== null) this.byExternalId.set(external_place_id, branch);
  }

  #forget(restaurant: number): void {
    for (const branch of this.branchesOf(restaurant)) {
      this.grid.remove(branch.slot);
      if (branch.externalPlaceId !== null) this.byExternalId.delete(branch.externalPlaceId);
    }
    this.#branches.delete(restaurant);
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
