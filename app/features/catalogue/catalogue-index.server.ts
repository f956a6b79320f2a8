import type { Kysely } from "kysely";
import { NameIndex, tokenize } from "~/features/names";
import { Revisioned } from "~/server/database/revisioned";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import * as rows from "./index-queries.server";
import { alsoFish } from "./of-fish";
import { piecesOf } from "./pieces";
import { catalogueRevision } from "./revision.server";
import type { TwoNamesRow } from "./schema";

/** A restaurant as the index knows it. */
export interface IndexedRestaurant extends TwoNamesRow {
  cuisine: string | null;
  /** 0 to 5, or null when nobody rated it. */
  rating: number | null;
  is_brand: boolean;
  aliases: readonly string[];
  /** Ids of the neighbourhoods it has a branch in. */
  areas: readonly number[];
}

/**
 * What a search asks by name, in memory: restaurants, dish names and neighbourhoods.
 * `refresh` before each use makes it agree with the database, whichever process wrote there.
 */
export class CatalogueIndex {
  readonly restaurants = new Map<number, IndexedRestaurant>();
  readonly dishNames = new Map<number, TwoNamesRow>();
  readonly neighbourhoods = new Map<number, TwoNamesRow>();
  readonly restaurantIndex = new NameIndex<number>();
  readonly dishIndex = new NameIndex<number>();
  readonly neighbourhoodIndex = new NameIndex<number>({ generic: { حي: 0.1, district: 0.1 } });
  /** The folded words of restaurant and dish names: which words of a query may belong to a name. And the pieces dishes have. */
  readonly words = {
    restaurants: new Set<string>(),
    dishes: new Set<string>(),
    pieces: new Set<number>(),
    /** "8 broast": so many pieces, and each word of the name that counts them. */
    inPieces: new Set<string>(),
  };
  readonly source: Revisioned;

  constructor(readonly db: Kysely<Database>) {
    this.source = new Revisioned(
      () => catalogueRevision(db),
      (after) => this.#load(after),
    );
  }

  /** The catalogue revision it stands at; -1 before the first load. */
  get revision(): number {
    return this.source.revision;
  }

  /** Loads what changed since the last time: one small read when nothing did. */
  async refresh(): Promise<void> {
    await this.source.catchUp();
  }

  async #load(after: number): Promise<void> {
    await this.#loadRestaurants(after);
    await this.#loadDishNames(after);
    await this.#loadNeighbourhoods();
  }

  /** They carry no revision: all are read, and of those that are as they were the names are not taken apart again. */
  async #loadNeighbourhoods(): Promise<void> {
    const gone = new Set(this.neighbourhoods.keys());
    for (const row of await rows.neighbourhoods(this.db)) {
      gone.delete(row.id);
      const known = this.neighbourhoods.get(row.id);
      if (known?.name_ar === row.name_ar && known.name_en === row.name_en) continue;
      this.neighbourhoods.set(row.id, row);
      this.neighbourhoodIndex.set(row.id, namesOf(row));
    }
    for (const id of gone) {
      this.neighbourhoods.delete(id);
      this.neighbourhoodIndex.delete(id);
    }
  }

  async #loadRestaurants(after: number): Promise<void> {
    const changed = await rows.restaurantsSince(this.db, after);
    const aliases = listsOf(await rows.aliasesSince(this.db, after), ({ alias }) => alias);
    const areas = listsOf(
      await rows.areasSince(this.db, after),
      ({ neighbourhood_id }) => neighbourhood_id,
    );
    for (const row of changed) {
      // Spelled out: of a copied row V8 gives each its own hidden class, which takes as much memory again as the restaurant.
      const restaurant: IndexedRestaurant = {
        id: row.id,
        name_ar: row.name_ar,
        name_en: row.name_en,
        cuisine: row.cuisine,
        rating: row.rating,
        is_brand: row.is_brand === 1,
        aliases: aliases.get(row.id) ?? NONE,
        areas: areas.get(row.id) ?? NONE,
      };
      this.restaurants.set(row.id, restaurant);
      const names = [...namesOf(row), ...restaurant.aliases];
      this.restaurantIndex.set(row.id, names);
      addWords(this.words.restaurants, names);
    }
    await this.#forget("restaurants", this.restaurants, this.restaurantIndex);
  }

  async #loadDishNames(after: number): Promise<void> {
    for (const row of await rows.dishNamesSince(this.db, after)) {
      this.dishNames.set(row.id, row);
      const names = namesOf(row);
      this.dishIndex.set(row.id, [...names, ...alsoFish(names)]);
      addWords(this.words.dishes, names);
      for (const name of names) {
        const pieces = piecesOf(name);
        if (pieces === null) continue;
        this.words.pieces.add(pieces);
        for (const word of tokenize(name)) this.words.inPieces.add(`${pieces} ${word}`);
      }
    }
    await this.#forget("dish_names", this.dishNames, this.dishIndex);
  }

  /** Deleted rows carry no revision: more rows here than in the table tells of them. */
  async #forget(
    table: "restaurants" | "dish_names",
    known: Map<number, unknown>,
    index: NameIndex<number>,
  ): Promise<void> {
    if ((await rows.countRows(this.db, table)) >= known.size) return;
    const left = await rows.idsOf(this.db, table);
    for (const id of known.keys()) {
      if (left.has(id)) continue;
      known.delete(id);
      index.delete(id);
    }
  }
}

/** The names there are, Arabic first. */
export function namesOf(row: TwoNamesRow): string[] {
  return [row.name_ar, row.name_en].filter((name) => name !== null);
}

/** Shared by all that have none. */
const NONE: readonly never[] = [];

/** One value of each row, listed by restaurant; lists are short and kept, so they get no room to grow. */
function listsOf<Row extends { restaurant_id: number }, Value>(
  rows: readonly Row[],
  pick: (row: Row) => Value,
): Map<number, Value[]> {
  const lists = new Map<number, Value[]>();
  for (const row of rows) {
    const value = pick(row);
    lists.set(row.restaurant_id, lists.get(row.restaurant_id)?.concat(value) ?? [value]);
  }
  return lists;
}

function addWords(words: Set<string>, names: readonly string[]): void {
  for (const name of names) for (const word of tokenize(name)) words.add(word);
}

const indexOf = perDatabase((db) => new CatalogueIndex(db));

/** The one index of a database, agreeing with it at the time of the call. */
export async function freshCatalogue(db: Kysely<Database>): Promise<CatalogueIndex> {
  const index = indexOf(db);
  await index.refresh();
  return index;
}

/**
 * Does what reads by the index, without a statement that only asks whether it is up to date: what `readBeside` reads tells of it.
 *
 * @param work may be run twice, so it writes nothing.
 */
export function byCatalogue<T>(
  db: Kysely<Database>,
  work: (index: CatalogueIndex) => Promise<T>,
): Promise<T> {
  const index = indexOf(db);
  return index.source.inStep(() => work(index));
}

/** Reads rows that have `revisionBeside` among their columns, and notes whether the index agrees with it. */
export const readBeside = <Row extends { revision: number }>(
  db: Kysely<Database>,
  read: () => Promise<Row[]>,
): Promise<Row[]> => indexOf(db).source.beside(read);
