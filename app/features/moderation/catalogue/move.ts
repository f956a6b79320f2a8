/** A table whose rows say of which restaurant or dish they are. */
export interface Reference {
  table: string;
  column: string;
  /** What tells its rows apart. */
  key: string;
  /** Of rows that are the same in these the new owner has one only: its own stays, and the other is left where it was. */
  once?: readonly string[];
}

/** What comes along when a restaurant becomes part of another. */
export const OF_RESTAURANT: readonly Reference[] = [
  { table: "restaurant_aliases", column: "restaurant_id", key: "id", once: ["alias"] },
  { table: "branches", column: "restaurant_id", key: "id" },
  { table: "orders", column: "restaurant_id", key: "id" },
  { table: "snapshots", column: "restaurant_id", key: "id" },
  { table: "restaurant_suggestions", column: "restaurant_id", key: "id" },
  { table: "maybe_chains", column: "one_id", key: "id", once: ["other_id"] },
  { table: "maybe_chains", column: "other_id", key: "id", once: ["one_id"] },
  { table: "told_facts", column: "restaurant_id", key: "id" },
  { table: "dishes", column: "restaurant_id", key: "id", once: ["dish_name_id", "size"] },
];

/** What comes along when a dish of one restaurant is the same dish of the other. */
export const OF_DISH: readonly Reference[] = [
  { table: "observations", column: "dish_id", key: "id" },
  { table: "contributions", column: "dish_id", key: "id" },
  { table: "snapshots", column: "dish_id", key: "id" },
  { table: "flags", column: "dish_id", key: "id" },
  { table: "points", column: "dish_id", key: "id" },
  { table: "watch_moves", column: "dish_id", key: "id" },
  { table: "watches", column: "dish_id", key: "user_id", once: ["user_id"] },
  { table: "own_prices", column: "dish_id", key: "dish_id", once: [] },
];

/** Folds, which are made again, and what is counted of questions that were asked. */
export const STAYS: ReadonlySet<string> = new Set([
  "offers",
  "price_versions",
  "judgements",
  "restaurant_fees",
  "search_intents",
  "shown_facts",
]);

/** RestaurantsOfAct of a table that came from one owner to another. */
export interface Moved extends Omit<Reference, "once"> {
  from: number;
  to: number;
  /** Keys of the rows. */
  rows: (number | string)[];
}
