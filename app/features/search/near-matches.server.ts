import type { Kysely } from "kysely";
import { type Cuisine, type IndexedRestaurant, restaurantsCooking } from "~/features/catalogue";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import type { Hypothesis } from "~/features/understanding";
import { chainAt, neighbourhoodOf } from "~/features/understanding";
import type { Database } from "~db/schema";
import type { LineOrder } from "./compare-lines.server";
import { sellersOf } from "./dish-alone.server";
import { byAsked } from "./menu";
import { brandOf, itemOf, matchesOf, type NameScript } from "./present";
import { menusOf } from "./queries.server";
import type { NearMatches } from "./schema";
import { withoutSides } from "./sides";

/** How many of each kind a page has room for. */
const MOST = 5;

/** A name a little like the one asked for is worth a look when nothing else is there. */
const A_LITTLE_LIKE = 0.35;

/** What to offer in place of nothing. */
export interface Missed extends LineOrder {
  hypothesis: Hypothesis | undefined;
  /** The restaurant that was found, if one was. */
  restaurant: number | undefined;
  /** What is cooked, when that is all that was asked for. */
  cuisine: Cuisine | undefined;
  script: NameScript;
}

/** Restaurants named alike, other dishes of the one that was found, and the dish at other restaurants. */
export async function nearMatchesOf(
  db: Kysely<Database>,
  index: CatalogueIndex,
  { hypothesis, restaurant, cuisine, script, ...order }: Missed,
): Promise<NearMatches> {
  const asked = hypothesis?.restaurant?.texts ?? [];
  const area = hypothesis && !hypothesis.dish ? neighbourhoodOf(hypothesis) : null;
  // A chain that everybody knows is no slip of the pen for another name.
  const isChain = chainAt(asked, 0) > 0;
  const alike =
    restaurant === undefined && !cuisine && !isChain
      ? index.restaurantIndex.search(asked, { limit: MOST, minScore: A_LITTLE_LIKE })
      : [];
  const menu = restaurant === undefined ? [] : byAsked(await menusOf(db, [restaurant]));
  const { matches = [], texts = [] } = hypothesis?.dish ?? {};
  const names = withoutSides(matches, texts);
  const sellers = await sellersOf(db, names, { size: null, neighbourhood: null }, order);
  const elsewhere = sellers.filter(({ line }) => line.restaurant_id !== restaurant).slice(0, MOST);
  const near = (): readonly IndexedRestaurant[] => {
    if (cuisine) return restaurantsCooking(index, cuisine).slice(0, MOST);
    if (area !== null && asked.length === 0) return bestIn(index, area);
    return alike.flatMap(({ id }) => index.restaurants.get(id) ?? []);
  };
  return {
    restaurants: near().map((one) => brandOf(index, one, script, area)),
    dishes: menu
      .filter(({ cheapest_total }) => cheapest_total !== null)
      .slice(0, MOST)
      .flatMap((line) => itemOf(index, line, script) ?? []),
    elsewhere: matchesOf(index, elsewhere, script, null),
  };
}

/** The restaurants with a branch in a neighbourhood, the best rated first. */
function bestIn(index: CatalogueIndex, area: number): IndexedRestaurant[] {
  return [...index.restaurants.values()]
    .filter(({ areas }) => areas.includes(area))
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, MOST);
}
