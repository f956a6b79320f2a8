type Cell = string | number | boolean | null;

/** One line of a public table. Amounts are riyals, days those of Riyadh. */
export type OpenRecord = Record<string, Cell>;

/** What a column holds; each may be unknown. */
export type ColumnType = "whole" | "number" | "text" | "yes or no";

/** The columns of every public table in their order, the names of those that tell its lines apart first. */
export const OPEN_TABLES = {
  restaurants: {
    key: ["id"],
    columns: {
      id: "whole",
      name_ar: "text",
      name_en: "text",
      cuisine: "text",
      rating: "number",
      is_brand: "yes or no",
    },
  },
  facts: {
    key: ["restaurant_id", "kind"],
    columns: { restaurant_id: "whole", kind: "text", value: "text", told: "text" },
  },
  branches: {
    key: ["id"],
    columns: {
      id: "whole",
      restaurant_id: "whole",
      lat: "number",
      lng: "number",
      area: "text",
      external_place_id: "text",
    },
  },
  dishes: {
    key: ["id"],
    columns: {
      id: "whole",
      restaurant_id: "whole",
      name_ar: "text",
      name_en: "text",
      section: "text",
      heading_ar: "text",
      heading_en: "text",
      size: "text",
    },
  },
  prices: {
    key: ["dish_id", "platform"],
    columns: {
      dish_id: "whole",
      platform: "text",
      item_price: "number",
      delivery_fee: "number",
      vat_on_top: "number",
      status: "text",
      confidence: "text",
      since: "text",
      last_seen: "text",
    },
  },
  history: {
    key: ["dish_id", "platform", "step"],
    columns: {
      dish_id: "whole",
      platform: "text",
      step: "whole",
      started: "text",
      ended: "text",
      stale_from: "text",
      item_price: "number",
      verified: "yes or no",
    },
  },
} as const satisfies Record<
  string,
  { key: readonly string[]; columns: Readonly<Record<string, ColumnType>> }
>;

export type OpenTable = keyof typeof OPEN_TABLES;
export const OPEN_TABLE_NAMES = Object.keys(OPEN_TABLES) as OpenTable[];

/** What tells a line of a table from its others. */
export function keyOf(table: OpenTable, record: OpenRecord): OpenRecord {
  return Object.fromEntries(OPEN_TABLES[table].key.map((name) => [name, record[name] ?? null]));
}
