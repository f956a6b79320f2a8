import { nameIn } from "../say/names";
import { LISTED } from "../say/notes";
import { sayNoSuch } from "../say/prices";
import { sayRanked } from "../say/restaurant";
import type { Acting } from "./acts";
import type { Ask } from "./ask";
import { listShown, wholeOf } from "./choice";
import { WAITING } from "./lookups";

/** Which of those that were listed people rate best. */
export function rankedOf(ask: Ask, acting: Acting): string | typeof WAITING {
  const { voice, look } = acting;
  const whole = ask.list ? wholeOf(ask.list, acting) : "";
  if (typeof whole !== "object") return whole;
  const list = listShown(whole, acting);
  if (list === WAITING) return WAITING;
  const shown = list.slice(0, LISTED).flatMap(({ restaurant }) => restaurant ?? []);
  const names = [...new Set(shown.map((restaurant) => nameIn(voice, restaurant)))];
  const found = names.map((name) => look.find("search_restaurant", { name }));
  if (found.includes(WAITING)) return WAITING;
  const restaurants = found.flatMap((one) =>
    one === WAITING ? [] : (one?.restaurants.slice(0, 1) ?? []),
  );
  return restaurants.length > 0 ? sayRanked(voice, restaurants) : sayNoSuch(voice, 0);
}
