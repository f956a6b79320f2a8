import { CUISINES, isCuisine } from "~/features/catalogue";
import type { Language } from "~/i18n/languages";
import { nameIn } from "../../say/names";
import type { Ask } from "../ask/ask";
import { restaurantInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/** «شي زي برجر الحارة»: the best rated of those that cook the same, without it; it alone where nobody knows what it cooks. */
export function placesLike(
  ask: Ask,
  { voice, look }: { voice: Language; look: Lookups },
): Ask | typeof WAITING {
  const result = look.find("search_restaurant", restaurantInput(ask));
  if (result === WAITING) return WAITING;
  const [found] = result?.restaurants ?? [];
  if (!found?.cuisine || !isCuisine(found.cuisine)) return { ...ask, kind: "restaurant" };
  const dish = CUISINES[found.cuisine][voice === "ar" ? "ar" : "en"];
  const except = nameIn(voice, found);
  return { ...ask, kind: "nearest", restaurant: "", query: "", dish, except, rated: true };
}
