import { composeQuery } from "~/features/search";
import { search } from "~/features/search/index.server";
import type { ToolContext } from "./context";
import type { PriceQuestion } from "./schema";

/** What is looked up for a question: words for the dish, and for the restaurant. */
export interface LookupQuery {
  /** The text that search understands, without quantity and area; empty when nothing was asked. */
  query: string;
  /** Whether the restaurant was given as such. */
  named: boolean;
}

/** Puts the parts of a question into one text that search understands. */
export async function askedBy(
  { db, now }: ToolContext,
  { dish = "", restaurant = "", query = "", elsewhere }: PriceQuestion,
): Promise<LookupQuery> {
  if (!query) return { query: textOf(dish, elsewhere ? "" : restaurant), named: restaurant !== "" };
  if (!restaurant && !elsewhere) return { query, named: false };
  const { intent, understood } = await search(db, { query, now: now() });
  const item = understood.item?.name ?? intent.item;
  return { query: textOf(item, elsewhere ? "" : restaurant), named: restaurant !== "" };
}

function textOf(dish: string, restaurant: string): string {
  return composeQuery({ dish, restaurant, area: "", quantity: 1 });
}
