import { sayNoSuch } from "../../say/prices";
import { sayRanked } from "../../say/restaurant";
import type { Ask } from "../ask/ask";
import type { Acting } from "./acts";
import { restaurantsListed } from "./choice";
import { WAITING } from "./lookups";

/** Which of those that were listed people rate best. */
export function rankedOf({ list }: Ask, acting: Acting): string | typeof WAITING {
  const { voice } = acting;
  const restaurants = list ? restaurantsListed(list, acting) : "";
  if (typeof restaurants === "string" || restaurants === WAITING) return restaurants;
  return restaurants.length > 0 ? sayRanked(voice, restaurants) : sayNoSuch(voice, 0);
}
