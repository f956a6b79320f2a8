import { sizeMarks, tokensOf } from "~/features/search";
import { formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { PriceComparison } from "../tools/schema";
import { sayWhichRestaurant } from "./choices";
import { bestOf, lineOf } from "./dish";
import { areFeesUnknown, deliveryIn, money } from "./figures";
import { foodsIn, nameIn, quote, sizeIn } from "./names";
import { textsIn } from "./texts";

/**
 * What is said when there is no price: why, without a number, and what there is instead.
 *
 * @param size as it was asked for: a restaurant may have the dish and not the size.
 * @param words what was asked for, where nothing of it is understood.
 */
export function nothingFound(
  voice: Language,
  result: PriceComparison,
  { size = "", words = "" } = {},
): string {
  const asked = sizeMarks(tokensOf(size))[0]?.size ?? null;
  const { emptyReason, understood } = result;
  // Nothing else is known of a dish that the restaurant has in another size.
  const lacks = understood.restaurant !== null && understood.dish !== null;
  const reason =
    asked && lacks && emptyReason === "item_not_in_db"
      ? textsIn(voice).t("note.noSize", { size: sizeIn(voice, asked) })
      : reasonOf(voice, result, words);
  return [reason, ...insteadOf(voice, result)].join("\n");
}

function reasonOf(
  voice: Language,
  { emptyReason, understood, discoveredViaExternal, leftOut }: PriceComparison,
  words: string,
): string {
  const { t } = textsIn(voice);
  const { area } = understood;
  const called = (named: { name_ar: string | null; name_en: string | null } | null, said: string) =>
    quote(voice, named ? nameIn(voice, named) : said);
  const restaurant = called(understood.restaurant, understood.restaurantWords);
  const dish = called(understood.dish, understood.dishWords);
  switch (emptyReason) {
    case "over_budget": {
      const amount = money(voice, understood.maxTotal ?? 0);
      if (!dish) return t("similar.overBudget", { amount });
      // A small one may cost less than what feeds all of them.
      const { people } = understood;
      const eaten =
        people !== null && people > 1 ? `${dish} ${t("limit.people", { count: people })}` : dish;
      return t("nothing.overBudget", { dish: eaten, amount });
    }
    case "all_avoided":
      return t("nothing.allAvoided", { foods: foodsIn(voice, leftOut.avoiding) });
    case "no_prices_yet":
      // Elsewhere in the city there may well be one.
      if (dish && area && !restaurant)
        return t("nothing.noPriceNear", { dish, area: nameIn(voice, area) });
      if (dish && restaurant) return t("nothing.noPriceAt", { dish, restaurant });
      return t("nothing.noPriceYet", { name: dish || restaurant });
    case "item_not_in_db":
      if (discoveredViaExternal) return t("nothing.onMap", { restaurant });
      return restaurant
        ? t("nothing.notThere", { dish, restaurant })
        : t("nothing.noDish", { dish });
    case "nothing_asked":
      return t("nothing.asked");
    default:
      // What was asked for as a dish is called none of the restaurants.
      if (dish && !restaurant) return t("nothing.noDish", { dish });
      return t("nothing.noRestaurant", { restaurant: restaurant || quote(voice, words) });
  }
}

/** Choices beyond these are no question back. */
const TWO = 2;

function insteadOf(
  voice: Language,
  { instead, emptyReason, understood }: PriceComparison,
): string[] {
  const { t } = textsIn(voice);
  if (instead.elsewhere.length > 0) {
    const prices = instead.elsewhere.map(bestOf);
    const isUnknown = prices.some(areFeesUnknown);
    return [
      emptyReason === "over_budget"
        ? t("instead.budget")
        : t("instead.elsewhere", { delivery: deliveryIn(voice, prices) }),
      ...instead.elsewhere.map((match) => `- ${lineOf(voice, match)}`),
      ...(isUnknown ? [t("fees.someUnknown")] : []),
    ];
  }
  const listed = (named: typeof instead.dishes | typeof instead.restaurants) =>
    formatList([...new Set(named.map((one) => nameIn(voice, one)))], voice);
  if (instead.dishes.length > 0) return [t("instead.dishes", { names: listed(instead.dishes) })];
  const { dish, dishWords } = understood;
  const asked = dish ? nameIn(voice, dish) : dishWords;
  if (instead.restaurants.length > 1)
    return [sayWhichRestaurant(voice, instead.restaurants.slice(0, TWO), asked)];
  if (instead.restaurants.length > 0)
    return [t("instead.meant", { names: listed(instead.restaurants) })];
  return [];
}
