import type { PriceComparison } from "../../tools/schema";
import { asTheyWrote } from "../../words/signs";

/** A result that quotes the person as they wrote, and not as they were read. */
export function inOwnWords(
  result: PriceComparison,
  own: ReadonlyMap<string, string>,
): PriceComparison {
  const { dishWords, restaurantWords, unread } = result.understood;
  const words = {
    unread: asTheyWrote(unread, own),
    dishWords: asTheyWrote(dishWords, own),
    restaurantWords: asTheyWrote(restaurantWords, own),
  };
  return { ...result, understood: { ...result.understood, ...words } };
}
