import { readQuestion, requestOfParts } from "~/features/search/index.server";
import { NOTHING_ASKED, type Request } from "~/features/understanding";
import type { ToolContext } from "./context";
import type { PriceQuestion } from "./schema";

/**
 * What is looked up for a question, without its area. Words that may say both dish and restaurant are read; a dish and a
 * restaurant that were told apart are names.
 */
export async function requestAsked(
  { db }: ToolContext,
  { dish = "", restaurant: named = "", query = "", elsewhere, quantity = 1 }: PriceQuestion,
): Promise<Request> {
  const restaurant = elsewhere ? "" : named;
  if (query) {
    const read = await readQuestion(db, query);
    if (!named && !elsewhere) return counted(read, quantity);
    const restaurants = restaurant ? [{ words: restaurant, ids: [], probability: 1 }] : [];
    return counted({ ...read, restaurants, unread: undefined }, quantity);
  }
  if (dish && restaurant) return requestOfParts(db, { dish, restaurant, area: "", quantity });
  const words = dish || restaurant;
  return words ? counted(await readQuestion(db, words), quantity) : NOTHING_ASKED;
}

/** The same request for so many of what it asks for first, unless its own words count. */
function counted(request: Request, quantity: number): Request {
  const [first = { quantity: 1 }, ...others] = request.lines;
  if (quantity === 1 || first.quantity > 1) return request;
  return { ...request, lines: [{ ...first, quantity }, ...others] };
}
