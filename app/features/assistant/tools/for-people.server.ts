import type { Kysely } from "kysely";
import type { Size } from "~/features/catalogue";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { fold } from "~/features/names";
import { compare, feeHints } from "~/features/prices";
import type { ComparedLine, SearchMatch } from "~/features/search";
import { menusOf } from "~/features/search/index.server";
import type { Database } from "~db/schema";
import { quantityFor } from "./servings";

/** A comparison with how many are ordered. */
export interface Ordered extends SearchMatch {
  quantity: number;
}

/** A match for so many of its dish. */
export function inQuantity(matches: readonly SearchMatch[], quantity: number): Ordered[] {
  return matches.map((match) => ({ ...match, quantity }));
}

/**
 * Each match in the size that was asked for, or in that which feeds so many people for the least on the given terms, cheapest
 * first. `now` in ms.
 */
export async function forPeople(
  db: Kysely<Database>,
  matches: readonly SearchMatch[],
  people: number,
  { now, terms, size }: { now: number; terms: OrderTerms; size: Size | null },
): Promise<Ordered[]> {
  const lines = await menusOf(
    db,
    matches.map(({ brand }) => brand.id),
  );
  const sizes = matches.map((match) => {
    const own = lines.find(({ id }) => id === match.item.id);
    return lines
      .filter(
        (line) =>
          line.restaurant_id === match.brand.id &&
          line.dish_name_id === own?.dish_name_id &&
          (size === null || own.size !== size || line.size === size),
      )
      .map((line) => ({ line, quantity: quantityFor(people, line.size, foldedNames(match)) }));
  });
  const orders = sizes.flat().map(({ line, quantity }) => ({ dishId: line.id, quantity }));
  const offers = await pricedOffers(db, orders, terms);
  const ordered = matches.map((match, place): Ordered => {
    const options = (sizes[place] ?? []).flatMap(({ line, quantity }): Ordered[] => {
      const comparison = compare(offers.get(line.id) ?? [], quantity, now);
      if (!comparison) return [];
      return [
        { ...match, item: { ...match.item, id: line.id, size: line.size }, comparison, quantity },
      ];
    });
    options.sort((a, b) => totalOf(a) - totalOf(b));
    return options[0] ?? { ...match, quantity: people };
  });
  return ordered.sort((a, b) => totalOf(a) - totalOf(b));
}

function foldedNames({ item }: SearchMatch): string {
  return fold(`${item.name_ar ?? ""} ${item.name_en ?? ""}`);
}

/**
 * Halalas: the least that somebody pays for it, with what they have to add where an app does not take so small an order; of
 * prices that are not stale, or of all where all are.
 */
export function leastSpent({
  comparison,
  quantity,
}: Pick<Ordered, "comparison" | "quantity">): number {
  const { ranked } = comparison;
  const current = ranked.filter(({ status }) => status !== "stale");
  const spent = (current.length > 0 ? current : ranked).map((offer) => {
    const least = feeHints(offer, quantity).find(({ kind }) => kind === "minimum");
    return offer.total + (least?.more ?? 0);
  });
  return Math.min(...spent);
}

/** Halalas: the cheapest that is not stale, or the cheapest where all are. It is the price that is told. */
export function totalOf({ comparison }: Pick<ComparedLine, "comparison">): number {
  const { cheapestCurrent, ranked } = comparison;
  return (cheapestCurrent ?? ranked[0])?.total ?? Number.POSITIVE_INFINITY;
}
