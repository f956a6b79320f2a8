import type { Generated, Selectable } from "kysely";

/** What people tell of restaurants themselves: hours, links, and that one is closed for good. */
export interface FactTables {
  told_facts: ToldFactsTable;
  fact_acts: FactActsTable;
  shown_facts: ShownFactsTable;
}

/** What somebody told of a restaurant. Append-only but for `waiting`: what is shown is a fold of these. */
export interface ToldFactsTable {
  id: Generated<number>;
  restaurant_id: number;
  /** One of FACT_KINDS in app/features/facts/kinds.ts. */
  kind: string;
  value: string;
  /** Null for what an operator brought in. */
  user_id: string | null;
  /** The person's level when they told it. */
  trust_level: string;
  told_at: number;
  /** 1 while a moderator is waited for: part of the fold. */
  waiting: Generated<number>;
}

/** What a moderator decided about something told. Append-only: taking one back is an act of its own. */
export interface FactActsTable {
  id: Generated<number>;
  fact_id: number;
  act: "accept" | "refuse" | "undo";
  /** Null once the moderator has left. */
  actor_id: string | null;
  /** The act that it takes back, which happens once. */
  undoes: number | null;
  at: number;
}

/** What a page says of a restaurant: a fold of what was told and decided. */
export interface ShownFactsTable {
  restaurant_id: number;
  kind: string;
  value: string;
  /** The one that it rests on. */
  fact_id: number;
  told_at: number;
}

export type ToldFact = Selectable<ToldFactsTable>;
export type FactAct = Selectable<FactActsTable>;
