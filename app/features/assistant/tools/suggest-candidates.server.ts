import {
  type Cuisine,
  cuisineSaid,
  isQuality,
  kindOf,
  type Representation,
  represent,
  type SimilarDish,
  type TwoNamesRow,
} from "~/features/catalogue";
import { alikeTo, freshCatalogue } from "~/features/catalogue/index.server";
import { tokenize } from "~/features/names";
import { type MenuLine, sectionOf } from "~/features/search";
import { cheapestOf, cheapestOfSections, menusOf } from "~/features/search/index.server";
import type { AskedArea } from "./area.server";
import type { ToolContext } from "./context";

/** Dish names whose prices are looked up. */
const MOST_NAMES = 60;

/** Restaurants of a cuisine that are looked at. */
const MOST_OF_A_CUISINE = 10;

/** From here on a dish goes with another one. */
const A_SIDE = 0.35;

/** What somebody who is hungry and says no more may want. */
const ANYTHING = ["combos", "rice", "mains", "sandwiches", "burgers", "grills", "pizza"] as const;

/** The heading that is called by a way of cooking, and by no dish. */
const COOKED_SO = "grills";

/** What else is a meal to who eats no meat: foul, shakshouka, lentil soup. */
const MEATLESS = [...ANYTHING, "breakfast", "soups"] as const;

/** What there is besides for little money. */
const SMALL = [...MEATLESS, "bakery", "salads"] as const;

/** The cheapest of one dish that are enough to choose from. */
const LINES_OF_A_NAME = 3;

/** A line of a menu that may be suggested. */
export interface SuggestionCandidate extends SimilarDish {
  line: MenuLine;
}

/** The cheapest lines of the dishes that are alike, or of a heading, or of what people eat for lunch; `meatless`: who eat no meat; `dearest`: those that cost most; `small`: also what is less than a meal. */
export async function candidatesOf(
  { db, embedder }: ToolContext,
  like: string,
  area: AskedArea | null,
  { meatless = false, dearest = false, small = false } = {},
): Promise<SuggestionCandidate[]> {
  const cuisine = SWEET.test(like) ? cuisineIn(like) : kitchenIn(like);
  if (cuisine) return candidatesFrom(db, cuisine, area, SWEET.test(like));
  const section = sectionOf(tokenize(like));
  // «شي مشوي» is what menus have under that heading, and not every name that says so: "grilled asparagus".
  const isNamed = like !== "" && section !== COOKED_SO;
  const [kitchen, quality] = qualityOf(like);
  const wish = kitchen ? quality : like;
  const alike = isNamed ? await alikeTo(db, embedder ?? null, wish, MOST_NAMES) : [];
  const candidates: SuggestionCandidate[] = [];
  if (alike.length === 0) {
    const sections = section
      ? [section]
      : like
        ? []
        : small
          ? SMALL
          : meatless
            ? MEATLESS
            : ANYTHING;
    const index = await freshCatalogue(db);
    for (const kind of sections)
      for (const line of await inArea(area, (id) =>
        cheapestOfSections(db, [kind], { size: null, neighbourhood: id }, dearest),
      ))
        if (section || isMeal(index.dishNames.get(line.dish_name_id)))
          candidates.push({ line, dishName: line.dish_name_id, similarity: 0.5, kind });
    return candidates;
  }
  const { restaurants } = await freshCatalogue(db);
  const cooks = ({ restaurant_id }: MenuLine) =>
    !kitchen || restaurants.get(restaurant_id)?.cuisine === kitchen;
  for (const one of alike) {
    const wanted = (neighbourhood: number | null) => ({ size: null, neighbourhood });
    const lines = await inArea(area, (id) => cheapestOf(db, [one.dishName], wanted(id)));
    for (const line of lines.filter(cooks).slice(0, LINES_OF_A_NAME))
      candidates.push({ ...one, line });
  }
  // Where nothing there is so, what it cooks.
  return kitchen && candidates.length === 0 ? candidatesFrom(db, kitchen, area, false) : candidates;
}

/** «هندي حار», "light Lebanese food": what cooks it, and what it is to be like; no kitchen where the words say anything else. */
function qualityOf(like: string): [Cuisine | null, string] {
  const words = tokenize(like);
  const kitchen = words.map(cuisineSaid).find(Boolean) ?? null;
  const rest = words.filter((word) => cuisineSaid(word) === null);
  const isSo = kitchen !== null && rest.length > 0 && rest.every(isQuality);
  return isSo ? [kitchen, rest.join(" ")] : [null, ""];
}

/** «يمني», "Indian food": what a place cooks, where that is all the words say; null where they name a dish. */
export function kitchenIn(words: string): Cuisine | null {
  return represent([words]).size === 0 ? cuisineIn(words) : null;
}

function cuisineIn(words: string): Cuisine | null {
  return tokenize(words).map(cuisineSaid).find(Boolean) ?? null;
}

/** What the restaurants of a cuisine have to eat, those in the area or the best rated. */
async function candidatesFrom(
  db: ToolContext["db"],
  cuisine: Cuisine,
  area: AskedArea | null,
  sweet: boolean,
): Promise<SuggestionCandidate[]> {
  const index = await freshCatalogue(db);
  const around = area && new Set(area.around.map(({ id }) => id));
  const ids = [...index.restaurants.values()]
    .filter((one) => one.cuisine === cuisine)
    .filter(({ areas }) => !around || areas.some((id) => around.has(id)))
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id)
    .slice(0, MOST_OF_A_CUISINE)
    .map(({ id }) => id);
  const named = (line: MenuLine) => index.dishNames.get(line.dish_name_id);
  return (await menusOf(db, ids))
    .filter((line) => line.cheapest_total !== null)
    .filter((line) => (sweet ? isSweet(traitsOf(named(line))) : isMeal(named(line))))
    .map((line) => ({
      line,
      dishName: line.dish_name_id,
      similarity: 0.5,
      kind: kindOf([named(line)?.name_ar ?? null, named(line)?.name_en ?? null]),
    }));
}

/** From here on a dish is eaten after a meal. */
const A_DESSERT = 0.5;

/** "Filipino desserts": what is sweet of a cuisine. */
const SWEET = /dessert|sweet|حلى|حلا|حلو/iu;

function traitsOf(name: TwoNamesRow | undefined): Representation {
  return represent([name?.name_ar ?? null, name?.name_en ?? null]);
}

function isSweet(traits: Representation): boolean {
  return (traits.get("dessert") ?? 0) >= A_DESSERT;
}

/** A bowl of plain rice, a sauce or a dessert is no meal. */
function isMeal(name: TwoNamesRow | undefined): boolean {
  const traits = traitsOf(name);
  return Math.max(traits.get("side") ?? 0, traits.get("drink") ?? 0) < A_SIDE && !isSweet(traits);
}

/** Reads everywhere, or in each neighbourhood around the one asked for, every line once. */
async function inArea(
  area: AskedArea | null,
  read: (neighbourhood: number | null) => Promise<MenuLine[]>,
): Promise<MenuLine[]> {
  if (!area) return read(null);
  const lines = new Map<number, MenuLine>();
  for (const { id } of area.around) for (const line of await read(id)) lines.set(line.id, line);
  return [...lines.values()].sort((a, b) => (a.cheapest_total ?? 0) - (b.cheapest_total ?? 0));
}
