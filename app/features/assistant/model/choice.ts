import type { ComparedDish, DishNamed, RestaurantNamed } from "../tools/schema";
import type { Ask, Chosen } from "./ask";
import { bestOf } from "./say/dish";
import { nameIn, sizeIn, type Voice } from "./say/names";
import type { Looked } from "./transcript";

/** What was chosen of a list that was looked up again. */
export interface Picked {
  restaurant: Pick<RestaurantNamed, "name_ar" | "name_en"> | null;
  dish: DishNamed | null;
  /** What it costs, SAR; null where there is no price. */
  total: number | null;
}

/** A step below what something costs, SAR: what is cheaper costs at most the rest. */
const STEP = 0.5;

/** What a choice points at among what was looked up for it; `rest` is what was looked up after that. */
export function pickedFrom(
  { ask, nth }: Chosen,
  looked: readonly Looked[],
): { picked: Picked | undefined; count: number; rest: readonly Looked[] } {
  const tool = TOOL_OF[ask.kind];
  const found = looked.filter((one) => one.tool === tool);
  const used = ask.kind === "compare" ? found.slice(0, 2) : found.slice(0, 1);
  const list = used.flatMap(listed);
  if (ask.kind === "compare" || ask.cheaper) list.sort((a, b) => (a.total ?? 0) - (b.total ?? 0));
  const rest = looked.filter((one) => !used.includes(one));
  // Where there is but one, it is the one.
  const picked = list.length === 1 ? list[0] : list.at(nth);
  return { picked, count: list.length, rest };
}

const TOOL_OF: Partial<Record<Ask["kind"], Looked["tool"]>> = {
  price: "get_price_comparison",
  compare: "get_price_comparison",
  nearest: "get_nearest_branches",
  similar: "suggest_similar_items",
  suggest: "suggest_similar_items",
  restaurant: "search_restaurant",
};

function listed({ result }: Looked): Picked[] {
  if (!result) return [];
  if ("matches" in result) return result.matches.map(fromMatch);
  if ("items" in result) return result.items.map(fromMatch);
  if ("branches" in result)
    return result.branches.map((restaurant) => ({ restaurant, dish: null, total: null }));
  if (!("restaurants" in result)) return [];
  const [restaurant] = result.restaurants;
  return (restaurant?.dishes ?? []).map((dish) => ({
    restaurant: restaurant ?? null,
    dish,
    total: dish.best?.total ?? null,
  }));
}

function fromMatch(match: ComparedDish): Picked {
  return { restaurant: match.restaurant, dish: match.dish, total: bestOf(match).total };
}

/** An ask with what it points at put in. */
export function taking(voice: Voice, ask: Ask, { restaurant, dish, total }: Picked): Ask {
  const place = restaurant ? nameIn(voice, restaurant) : "";
  const food = dish ? nameIn(voice, dish) : "";
  const whole = { ...ask, from: null, nth: null };
  if (ask.kind === "nearest") return { ...whole, restaurant: place };
  if (ask.kind === "similar") {
    const below = ask.cheaper && total !== null ? total - STEP : null;
    return { ...whole, dish: food, maxTotal: ask.maxTotal ?? below };
  }
  const size = ask.size || (ask.dish ? "" : sizeIn(voice, dish?.size ?? null));
  return { ...whole, restaurant: ask.restaurant || place, dish: ask.dish || food, size };
}
