import type { Database } from "~db/schema";

/**
 * Tables that no page for everybody shows anything of. What is asked for most is shown, but its lists say themselves how
 * old they may be, and each search would make every page anew. A table that is not here counts as shown.
 */
const UNSHOWN = new Set<keyof Database>([
  "avatars",
  "catalogue_acts",
  "conversations",
  "drafts",
  "exchanges",
  "external_answers",
  "external_places",
  "fact_acts",
  "feedback",
  "feedback_events",
  "flags",
  "identities",
  "identity_requests",
  "known_browsers",
  "leases",
  "open_changes",
  "passcodes",
  "pictures",
  "points",
  "rate_limits",
  "restaurant_suggestions",
  "search_days",
  "search_intents",
  "search_salts",
  "search_voices",
  "sent_passcodes",
  "sessions",
  "snapshots",
  "told_facts",
  "user_facts",
  "watch_moves",
  "watches",
]);

/** Columns that count searches, in tables that are shown. */
const UNSHOWN_COLUMNS = new Set(["dishes.asked_count"]);

/** A table that pages show something of, and those of its columns. */
export interface ShownTable {
  name: string;
  columns: string[];
}

/** What of a database's tables is shown, given all their columns. */
export function shownTables(all: readonly { table: string; column: string }[]): ShownTable[] {
  const tables = new Map<string, string[]>();
  for (const { table, column } of all) {
    if (UNSHOWN.has(table as keyof Database)) continue;
    if (UNSHOWN_COLUMNS.has(`${table}.${column}`)) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}
