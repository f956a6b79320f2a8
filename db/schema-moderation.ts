import type { Generated } from "kysely";

/** What moderators did about the catalogue. */
export interface ModerationTables {
  catalogue_acts: CatalogueActsTable;
  maybe_chains: MaybeChainsTable;
}

/** What a moderator did about a restaurant or a dish. Append-only: taking one back is an act of its own. */
export interface CatalogueActsTable {
  id: Generated<number>;
  /** Null once the moderator has left. */
  actor_id: string | null;
  act: "rename" | "merge" | "hide" | "show" | "apart" | "undo";
  /** The restaurant, or that of the dish. */
  restaurant_id: number;
  /** The restaurant that it became part of, or is no chain with; null unless the act, or what is taken back, is a `merge` or `apart` of restaurants. */
  into_id: number | null;
  /** The dish of the menu that it is about; null where it is about the restaurant. */
  dish_id: Generated<number | null>;
  /** The dish that it became part of; null unless the act, or what is taken back, is a `merge` of dishes. */
  into_dish_id: Generated<number | null>;
  /** JSON of the own columns of the restaurants, or dishes, as they were and as they became. */
  before: string;
  after: string;
  /** JSON of the rows that came to another restaurant or dish: a list of those in app/features/moderation/catalogue/move.ts. */
  moved: string;
  /** The act that it takes back, which happens once. */
  undoes: number | null;
  /** For other moderators. */
  reason: string;
  at: number;
}

/** Two restaurants whose names sound or mean the same, found by an import: perhaps one chain, which a moderator decides. */
export interface MaybeChainsTable {
  id: Generated<number>;
  one_id: number;
  other_id: number;
  /** 0 to 1: how alike their names are. */
  score: number;
  found_at: number;
}
