import { sayNearest, sayWhere } from "../../say/places";
import { sayNoSuch } from "../../say/prices";
import { sayRanked } from "../../say/restaurant";
import type { NearestBranches } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { type Acting, homeOf } from "./acts";
import { within } from "./bounds";
import { branchInput } from "./calls";
import { placesOf, restaurantsListed } from "./choice";
import { WAITING } from "./lookups";

/** Which of those that were listed people rate best, or which is the nearest. */
export function rankedOf(ask: Ask, acting: Acting): string | typeof WAITING {
  const { voice } = acting;
  if (ask.list && ask.byDistance) return nearestOf(ask, ask.list, acting);
  const restaurants = ask.list ? restaurantsListed(ask.list, acting) : "";
  if (typeof restaurants === "string" || restaurants === WAITING) return restaurants;
  return restaurants.length > 0
    ? sayRanked(voice, within(acting.look.bounds, restaurants))
    : sayNoSuch(voice, 0);
}

/** The nearest branch of each of those that were listed. */
function nearestOf(ask: Ask, list: Ask, acting: Acting): string | typeof WAITING {
  const { voice, look } = acting;
  const area = ask.area || homeOf(acting);
  if (area === WAITING) return WAITING;
  if (area === "") return sayWhere(voice);
  const places = placesOf(list, acting);
  if (!Array.isArray(places)) return places;
  const near = { ...ask, kind: "nearest", list: null, rated: false, area } as const;
  const found = places.map((restaurant) =>
    look.find("get_nearest_branches", branchInput({ ...near, restaurant })),
  );
  if (found.includes(WAITING)) return WAITING;
  const each = found.flatMap((one) => (one && one !== WAITING ? [one] : []));
  const [first] = each;
  if (!first) return sayNoSuch(voice, 0);
  const branches = each
    .flatMap((one): NearestBranches["branches"] => one.branches.slice(0, 1))
    .sort((a, b) => (a.distanceM ?? Infinity) - (b.distanceM ?? Infinity));
  return sayNearest(voice, { ...near, restaurant: "" }, { ...first, branches });
}
