import type { Kysely } from "kysely";
import { type Comparison, compare } from "~/features/prices/compare";
import { offersOfDishes } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import type { MenuLine } from "./queries.server";

/** A line of a menu with what it costs on each platform. */
export interface Compared {
  line: MenuLine;
  comparison: Comparison;
}

/** Compares the lines that have a price for a quantity at `now` (ms), in the order given. */
export async function compareLines(
  db: Kysely<Database>,
  lines: readonly MenuLine[],
  { quantity, now }: { quantity: number; now: number },
): Promise<Compared[]> {
  const offers = await offersOfDishes(
    db,
    lines.map(({ id }) => id),
  );
  return lines.flatMap((line) => {
    const comparison = compare(offers.get(line.id) ?? [], quantity, now);
    return comparison ? [{ line, comparison }] : [];
  });
}

/** The cheapest line of each brand, cheapest first, at most `most`; between equal totals the one given first. */
export function cheapestOfEachBrand(compared: readonly Compared[], most: number): Compared[] {
  const brands = new Map<number, Compared>();
  for (const one of compared) {
    const known = brands.get(one.line.restaurant_id);
    if (!known || totalOf(one) < totalOf(known)) brands.set(one.line.restaurant_id, one);
  }
  return [...brands.values()].sort((a, b) => totalOf(a) - totalOf(b)).slice(0, most);
}

function totalOf({ comparison }: Compared): number {
  return comparison.ranked[0]?.total ?? Number.POSITIVE_INFINITY;
}
