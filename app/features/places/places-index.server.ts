import type { Kysely } from "kysely";
import { type CatalogueIndex, freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import type { Database } from "~db/schema";
import { Grid } from "./grid";
import type { Neighbourhood } from "./neighbourhood";
import { type Area, areaOf, type Polygon } from "./polygon";
import * as rows from "./queries.server";

/** What is where, in memory: branches by distance and by the maps provider's id, and the neighbourhoods. */
export class PlacesIndex {
  readonly grid = new Grid<rows.BranchRow>();
  readonly byExternalId = new Map<string, rows.BranchRow>();
  neighbourhoods: readonly Neighbourhood[] = [];
  #neighbourhoodById = new Map<number, Neighbourhood>();
  readonly #branches = new Map<number, rows.BranchRow[]>();
  readonly #outlines = new Map<number, Area>();
  #outlinesVersion = 0;
  #revision = -1;
  #loading: Promise<void> | undefined;

  constructor(
    readonly db: Kysely<Database>,
    /** Agrees with the database; this index follows it. */
    readonly catalogue: CatalogueIndex,
  ) {}

  /** The branches of a restaurant. */
  branchesOf(restaurant: number): readonly rows.BranchRow[] {
    return this.#branches.get(restaurant) ?? [];
  }

  neighbourhood(id: number): Neighbourhood | null {
    return this.#neighbourhoodById.get(id) ?? null;
  }

  /** Loads what changed since the last time; nothing is read when nothing did. */
  async refresh(): Promise<void> {
    while (this.#revision < this.catalogue.revision) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
  }

  async #load(): Promise<void> {
    const revision = this.catalogue.revision;
    for (const id of await rows.restaurantIdsSince(this.db, this.#revision)) this.#forget(id);
    for (const branch of await rows.branchesSince(this.db, this.#revision)) this.#add(branch);
    for (const id of this.#branches.keys())
      if (!this.catalogue.restaurants.has(id)) this.#forget(id);
    await this.#loadNeighbourhoods();
    this.#revision = revision;
  }

  #add(branch: rows.BranchRow): void {
    const others = this.#branches.get(branch.restaurant_id);
    if (others) others.push(branch);
    else this.#branches.set(branch.restaurant_id, [branch]);
    this.grid.set(branch, branch);
    if (branch.external_place_id !== null) this.byExternalId.set(branch.external_place_id, branch);
  }

  #forget(restaurant: number): void {
    for (const branch of this.branchesOf(restaurant)) {
      this.grid.delete(branch);
      if (branch.external_place_id !== null) this.byExternalId.delete(branch.external_place_id);
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
    this.neighbourhoods = centres.map((row) => ({
      ...row,
      area: this.#outlines.get(row.id) ?? null,
    }));
    this.#neighbourhoodById = new Map(this.neighbourhoods.map((row) => [row.id, row]));
  }
}

const indexes = new WeakMap<Kysely<Database>, PlacesIndex>();

/** The one index of a database, agreeing with it at the time of the call. */
export async function freshPlaces(db: Kysely<Database>): Promise<PlacesIndex> {
  const catalogue = await freshCatalogue(db);
  let index = indexes.get(db);
  if (!index) {
    index = new PlacesIndex(db, catalogue);
    indexes.set(db, index);
  }
  await index.refresh();
  return index;
}
