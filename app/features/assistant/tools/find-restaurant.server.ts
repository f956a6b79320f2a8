import { type Avoided, avoidedInDish, isCuisine } from "~/features/catalogue";
import { type CatalogueIndex, freshCatalogue } from "~/features/catalogue/index.server";
import { shownFacts } from "~/features/facts/index.server";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { tokenize } from "~/features/names";
import { freshPlaces } from "~/features/places/index.server";
import { compare, toHalalas } from "~/features/prices";
import { byAsked, type MenuLine, sectionOf } from "~/features/search";
import { menusOf, searchAndDiscover } from "~/features/search/index.server";
import { lookUpsOf } from "~/features/understanding/index.server";
import type { ToolContext } from "./context";
import { termsAsked } from "./destination.server";
import { leastSpent } from "./for-people.server";
import { knownAvoided } from "./known-avoided.server";
import { openNow } from "./open-now";
import { dishNamed, platformPrice, restaurantNamed } from "./present";
import type { FoundRestaurants, RestaurantQuestion } from "./schema";

const MOST_RESTAURANTS = 5;
const MOST_DISHES = 8;

/** As in search: below this a name is another name; and names as good as the best are all meant. */
const SAME_NAME = 0.72;
const AS_GOOD = 0.05;

/** The restaurants of a name, the best match first, each with what people order there. */
export async function findRestaurant(
  context: ToolContext,
  { name, heading, maxTotal, first: order, platforms, avoid, ...where }: RestaurantQuestion,
): Promise<FoundRestaurants> {
  const { db, maps } = context;
  const { terms, named: destination } = await termsAsked(context, where);
  const index = await freshCatalogue(db);
  const alike = lookUpsOf(index).restaurants.find(tokenize(name));
  const matches = alike.filter(({ score }) => score >= SAME_NAME).slice(0, MOST_RESTAURANTS);
  const least = (matches[0]?.score ?? 0) - AS_GOOD;
  const ids = matches.filter(({ score }) => score >= least).map(({ id }) => id);
  if (ids.length === 0) {
    const { discoveredViaExternal, intent } = await searchAndDiscover(
      { db, maps },
      { query: name, now: context.now() },
    );
    const discovered = discoveredViaExternal ? intent.restaurant : null;
    return { destination, restaurants: [], discovered, maxTotal: null };
  }
  const places = await freshPlaces(db);
  const menus = await menusUnder(db, ids, heading);
  const avoided = await knownAvoided(context, avoid);
  const asked = where.at && destination.at ? Date.parse(destination.at) : context.now();
  const restaurants: FoundRestaurants["restaurants"] = [];
  for (const id of ids) {
    const restaurant = index.restaurants.get(id);
    if (!restaurant) continue;
    restaurants.push({
      ...restaurantNamed(restaurant),
      cuisine: isCuisine(restaurant.cuisine) ? restaurant.cuisine : null,
      rating: restaurant.rating,
      is_brand: restaurant.is_brand,
      areas: restaurant.areas.flatMap((area) => areaOf(index, area)),
      branches: places.branchesOf(id).length,
      hours: openNow((await shownFacts(db, id)).hours, asked),
      dishes: await mostAsked(
        context,
        index,
        menus.filter((line) => line.restaurant_id === id),
        { avoided, terms, maxTotal, order, platforms },
      ),
    });
  }
  // Nobody told what a menu costs, or has: no limit says anything of it.
  const [first] = restaurants;
  const isLimited = menus.length > 0 && first?.dishes.every(({ best }) => best !== null);
  return {
    destination,
    restaurants,
    discovered: null,
    maxTotal: isLimited ? (maxTotal ?? null) : null,
  };
}

/** The menus, or what stands on them under a heading. */
async function menusUnder(db: ToolContext["db"], ids: readonly number[], heading = "") {
  const menus = await menusOf(db, ids);
  const section = sectionOf(tokenize(heading));
  if (!section) return menus;
  const dishes = db.selectFrom("dishes").where("restaurant_id", "in", ids);
  const under = await dishes.where("section", "=", section).select("id").execute();
  const listed = new Set(under.map(({ id }) => id));
  return menus.filter(({ id }) => listed.has(id));
}

function areaOf({ neighbourhoods }: CatalogueIndex, id: number) {
  const area = neighbourhoods.get(id);
  return area ? [{ name_ar: area.name_ar ?? "", name_en: area.name_en ?? "" }] : [];
}

/**
 * The most asked-for dishes of a menu, or those that come first by their price (`order`), each once, with the price one would
 * pay, and only what costs `maxTotal` (SAR) or less where that is said. What is avoided takes no other's place.
 */
async function mostAsked(
  context: ToolContext,
  index: CatalogueIndex,
  menu: readonly MenuLine[],
  {
    avoided,
    terms,
    maxTotal,
    order,
    platforms,
  }: {
    avoided: readonly Avoided[];
    terms: OrderTerms;
    maxTotal: number | undefined;
    order: RestaurantQuestion["first"];
    platforms: RestaurantQuestion["platforms"];
  },
) {
  const once = new Map<number, MenuLine>();
  for (const line of byAsked(menu))
    if (!once.has(line.dish_name_id)) once.set(line.dish_name_id, line);
  const inside = ({ dish_name_id }: MenuLine) => {
    const name = index.dishNames.get(dish_name_id);
    return avoidedInDish(avoided, [name?.name_ar ?? null, name?.name_en ?? null]);
  };
  const all = [...once.values()];
  const good = new Set(all.filter((line) => inside(line).length === 0).slice(0, MOST_DISHES));
  const isMostAsked = maxTotal === undefined && order === undefined;
  const lines = isMostAsked
    ? all.filter((line, place) => good.has(line) || place < MOST_DISHES)
    : all;
  const offers = await pricedOffers(
    context.db,
    lines.map(({ id }) => ({ dishId: id, quantity: 1 })),
    terms,
  );
  const now = context.now();
  const comparedOf = ({ id }: MenuLine) => {
    const told = offers.get(id) ?? [];
    const asked = platforms ? told.filter(({ platform }) => platforms.includes(platform)) : told;
    return compare(asked, 1, now);
  };
  // Of prices that nobody told none is over a limit.
  const limit = lines.some(comparedOf) ? maxTotal : undefined;
  const listed = lines.flatMap((line) => {
    const name = index.dishNames.get(line.dish_name_id);
    if (!name) return [];
    const comparison = comparedOf(line);
    if (limit !== undefined && !isWithin(comparison, limit)) return [];
    const best = comparison?.cheapestCurrent ?? comparison?.ranked[0];
    const { platformNames } = context;
    return [
      {
        ...dishNamed({ ...name, id: line.id, size: line.size }),
        contains: inside(line).map(({ food }) => food),
        best: best ? platformPrice(best, { now, platformNames, quantity: 1 }) : null,
      },
    ];
  });
  if (order) listed.sort((a, b) => rank(a, order) - rank(b, order));
  return isMostAsked ? listed : listed.slice(0, MOST_DISHES);
}

/** Does the order cost so much (SAR) or less, what the minimum order asks for included? */
function isWithin(comparison: ReturnType<typeof compare>, maxTotal: number): boolean {
  return comparison !== null && leastSpent({ comparison, quantity: 1 }) <= toHalalas(maxTotal);
}

/** The place of a dish in a list by price, of which the least is first; what has no price comes last. */
function rank(
  { best }: { best: { total: number } | null },
  order: NonNullable<RestaurantQuestion["first"]>,
): number {
  if (!best) return Number.POSITIVE_INFINITY;
  return order === "dearest" ? -best.total : best.total;
}
