import type { Size } from "~/features/catalogue";
import { fold } from "~/features/names";
import { tellingWords } from "./columns";
import { sizeOf } from "./sizes-in-names";

/** What stands beside the size in the name of such a column. */
const PRICE_WORDS = new Set(["price", "cost", "size", "سعر", "السعر", "حجم", "الحجم"].map(fold));

/**
 * Columns that each hold the price of one size: "price_small" and "price_large", «سعر وسط» and «سعر كبير». A single one is
 * none: what is a "regular price" beside other prices has nothing to do with sizes.
 */
export function sizeColumns(columns: readonly string[]): ReadonlyMap<string, Size> {
  const found = new Map<Size, string>();
  for (const column of columns) {
    const words = tellingWords(column).filter((word) => !PRICE_WORDS.has(word));
    const size = sizeOf(words.join(" "));
    if (size && !found.has(size)) found.set(size, column);
  }
  return new Map(found.size > 1 ? [...found].map(([size, column]) => [column, size]) : []);
}
