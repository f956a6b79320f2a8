import type { Kysely } from "kysely";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { type Comparison, compare } from "~/features/prices";
import type { Database } from "~db/schema";
import type { MenuLine } from "./queries.server";

/** A line of a menu with what it costs on each platform. */
export interface ComparedLine {
  line: MenuLine;
  comparison: Comparison;
}

/** How many are ordered, where to and when; `now` in ms. */
export interface LineOrder {
  quantity: number;
  now: number;
  /** Typical of the city when absent. */
  terms?: OrderTerms;
}

/** Compares the lines that have a price, as orders of their own, in the order given. */
export async function compareLines(
  db: Kysely<Database>,
  lines: readonly MenuLine[],
  { quantity, now, terms }: LineOrder,
): Promise<ComparedLine[]> {
  const offers = await pricedOffers(
    db,
    lines.map(({ id }) => ({ dishId: id, quantity })),
    terms,
  );
  return lines.flatMap((line) => {
    const comparison = compare(offers.get(line.id) ?? [], quantity, now);
    return comparison ? [{ line, comparison }] : [];
  });
}

/** The cheapest line of each brand, cheapest first, at most `most`; between equal totals the one given first. */
export function cheapestOfEachBrand(
  compared: readonly ComparedLine[],
  most: number,
): ComparedLine[] {
  const brands = new Map<number, ComparedLine>();
  for (const one of compared) {
    const known = brands.get(one.line.restaurant_id);
    if (!known || nowOf(one) < nowOf(known)) brands.set(one.line.restaurant_id, one);
  }
  return [...brands.values()].sort((a, b) => totalOf(a) - totalOf(b)).slice(0, most);
}

/** Halalas: what it costs by a price that is not old, or the least where all are. */
export const nowOf = ({ comparison }: ComparedLine): number =>
  (comparison.cheapestCurrent ?? comparison.ranked[0])?.total ?? Number.POSITIVE_INFINITY;

function totalOf({ comparison }: ComparedLine): number {
  return comparison.ranked[0]?.total ?? Number.POSITIVE_INFINITY;
}
