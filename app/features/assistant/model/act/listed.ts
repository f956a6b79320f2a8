import { nameIn } from "../../say/names";
import { LISTED } from "../../say/notes";
import type { FoundRestaurants, ToolInput } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import type { Acting } from "./acts";
import { listShown, wholeOf } from "./choice";
import { WAITING } from "./lookups";

type RestaurantListed = FoundRestaurants["restaurants"][number];

/** The restaurants of a list that was shown, each looked up as `input` says; or what is to be said where it can't be shown again. */
export function restaurantsListed(
  list: Ask,
  acting: Acting,
  input: (name: string) => ToolInput<"search_restaurant"> = (name) => ({ name }),
): RestaurantListed[] | string | typeof WAITING {
  const { voice, look } = acting;
  const whole = wholeOf(list, acting);
  if (typeof whole !== "object") return whole;
  const shown = listShown(whole, acting);
  if (shown === WAITING) return WAITING;
  const places = shown.slice(0, LISTED).flatMap(({ restaurant }) => restaurant ?? []);
  const names = [...new Set(places.map((restaurant) => nameIn(voice, restaurant)))];
  const found = names.map((name) => look.find("search_restaurant", input(name)));
  if (found.includes(WAITING)) return WAITING;
  return found.flatMap((one) => (one === WAITING ? [] : (one?.restaurants.slice(0, 1) ?? [])));
}
