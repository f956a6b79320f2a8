import { fold } from "~/features/names";
import { displayed, type SearchResult } from "~/features/search";
import { isFitToShow } from "./fit-to-show";

/** What a question asked for, whatever its spelling, script, quantity or size. */
export interface SearchIntent {
  /** The same for questions that ask for the same. */
  key: string;
  restaurant_id: number | null;
  dish_name_id: number | null;
  /** As written, where the catalogue does not know it; else empty. */
  restaurant_text: string;
  item_text: string;
}

type Understood = Pick<SearchResult, "intent" | "request" | "understood" | "discoveredViaExternal">;

/**
 * What a search asked for. A restaurant and a dish of the catalogue stand for every spelling of theirs; what the
 * catalogue does not know is told apart by its folded words.
 *
 * @returns null when nothing was named, or something that nobody else should be shown.
 */
export function searchIntentOf(result: Understood): SearchIntent | null {
  const { restaurant, item } = result.understood;
  const restaurant_text = restaurant ? "" : displayed(restaurantWords(result));
  const item_text = item ? "" : displayed(result.intent.item);
  const typed = [restaurant_text, item_text].filter(Boolean);
  if (!restaurant && !item && typed.length === 0) return null;
  if (!typed.every(isFitToShow)) return null;
  const key = [
    restaurant ? `#${restaurant.id}` : fold(restaurant_text),
    item ? `#${item.id}` : fold(item_text),
  ].join("|");
  return {
    key,
    restaurant_id: restaurant?.id ?? null,
    dish_name_id: item?.id ?? null,
    restaurant_text,
    item_text,
  };
}

/** What the maps provider calls a restaurant is not ours to keep: then the words of the question stand for it. */
function restaurantWords({ intent, request, discoveredViaExternal }: Understood): string {
  return discoveredViaExternal ? (request.restaurants[0]?.words ?? "") : intent.restaurant;
}
