import { formatList } from "~/i18n/format";
import { nameIn, quote } from "../../say/names";
import { sayNoSuch, sayPrices } from "../../say/prices";
import { sayRestaurant } from "../../say/restaurant";
import { textsIn } from "../../say/texts";
import type { Ask } from "../ask/ask";
import { isHeading } from "../ask/kind-of";
import type { Acting } from "./acts";
import { restaurantInput } from "./calls";
import { restaurantsListed, servedIn } from "./choice";
import { WAITING } from "./lookups";

/** Which of the restaurants that were listed have what is asked for: a dish with its prices, or what stands under a heading. */
export function servedOf(ask: Ask, list: Ask, acting: Acting): string | typeof WAITING {
  const { voice } = acting;
  const at = (restaurant: string): Ask => ({ ...ask, list: null, restaurant });
  const places = restaurantsListed(list, acting);
  if (typeof places === "string" || places === WAITING) return places;
  if (places.length === 0) return sayNoSuch(voice, 0);
  const names = places.map((place) => nameIn(voice, place));
  const said = isHeading({ ...ask, restaurant: "", quantity: null })
    ? menusOf(names.map(at), acting)
    : pricesOf(ask, list, acting);
  return (
    said ??
    textsIn(voice).t("nothing.notThere", {
      dish: quote(voice, ask.dish),
      restaurant: formatList(names, voice),
    })
  );
}

/** What stands under a heading at each of several restaurants; undefined where none has it. */
function menusOf(asks: readonly Ask[], { voice, look }: Acting) {
  const found = asks.map((ask) => look.find("search_restaurant", restaurantInput(ask)));
  if (found.includes(WAITING)) return WAITING;
  const said = found.flatMap((one, at) => {
    const [place] = (one && one !== WAITING && one.restaurants) || [];
    const isThere = one && one !== WAITING && place && place.dishes.length > 0;
    return isThere ? sayRestaurant(voice, asks[at] as Ask, { ...one, restaurants: [place] }) : [];
  });
  return said.length > 0 ? said.join("\n\n") : undefined;
}

/** What a dish costs at each of several restaurants, or at the one that was picked of them; undefined where none has it. */
function pricesOf(ask: Ask, list: Ask, acting: Acting) {
  const found = servedIn(ask, list, acting);
  if (!Array.isArray(found)) return found;
  const [first] = found;
  const matches = found.flatMap((one) => one.matches);
  return (
    first && sayPrices(acting.voice, { ...ask, list: null }, { ...first, matches }, acting.apps)
  );
}
