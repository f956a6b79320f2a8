import type { Kysely } from "kysely";
import { type Cuisine, avoidedIn as foodsIn, restaurantsCooking } from "~/features/catalogue";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import type { NameMatch } from "~/features/names";
import { asideOf, avoidedIn, hasAny, sizeInName, sizeOf } from "~/features/understanding";
import type { Database } from "~db/schema";
import { type ComparedLine, compareLines, type LineOrder } from "./compare-lines.server";
import type { Resolution } from "./decide";
import { mealsFor, sellersIn, sellersOf } from "./dish-alone.server";
import { isOtherSize, mostAsked } from "./menu";
import { MOST_MATCHES } from "./most-matches";
import { ofItsKind } from "./of-its-kind";
import { isOnAnyMenu, type MenuLine, menusOf } from "./queries.server";
import type { EmptyReason } from "./schema";
import { withoutSides } from "./sides";

/** How much of its name must be said for a dish to be meant beside a restaurant nobody knows. */
const WHOLE = 0.75;

/** Restaurants of a kitchen that are looked at for one with a price. */
const MOST_COOKING = 100;

/** What the catalogue and the prices say to a decision. */
export interface SearchAnswer {
  compared: readonly ComparedLine[];
  emptyReason: EmptyReason | null;
  /** Id of the restaurant that was meant, when the query names one that exists. */
  restaurant?: number;
  /** Id of the dish name that was meant, when the query names one that exists. */
  dishName?: number;
  /** What is cooked where nothing else is asked for. */
  cuisine?: Cuisine;
}

interface Context extends LineOrder {
  neighbourhood: number | null;
}

interface LineContext extends Context {
  /** Whether a line's name has nothing of what is to be left out. */
  isWanted: (line: Pick<MenuLine, "dish_name_id">) => boolean;
}

/** Compares what a decision is about. */
export async function answer(
  db: Kysely<Database>,
  index: CatalogueIndex,
  decision: Resolution,
  asked: Context,
): Promise<SearchAnswer> {
  const avoided = avoidedIn(decision.hypothesis.frame);
  // "Shawarma without garlic": where what is named has it by itself, it is left out by who makes it.
  const named = [decision.hypothesis.dish?.texts.join(" ") ?? null];
  const foods =
    avoided.length > 0 ? foodsIn(avoided.join(" ")).filter((food) => !food.inDish(named)) : [];
  const namesOf = ({ dish_name_id }: Pick<MenuLine, "dish_name_id">) => {
    const { name_ar, name_en } = index.dishNames.get(dish_name_id) ?? {};
    return [name_ar ?? null, name_en ?? null];
  };
  const isWanted: LineContext["isWanted"] = (line) =>
    !namesOf(line).some((name) => name && hasAny(name, avoided));
  const without: LineContext["isWanted"] = (line) =>
    isWanted(line) && !foods.some((food) => food.inDish(namesOf(line)));
  if (foods.length === 0) return answerTo(db, index, decision, { ...asked, isWanted });
  const best = await answerTo(db, index, decision, { ...asked, isWanted: without });
  // The same where all that is found has some.
  return best.compared.length > 0 ? best : answerTo(db, index, decision, { ...asked, isWanted });
}

async function answerTo(
  db: Kysely<Database>,
  index: CatalogueIndex,
  decision: Resolution,
  context: LineContext,
): Promise<SearchAnswer> {
  switch (decision.kind) {
    case "dish at restaurant": {
      const lines = decision.found.map(({ line }) => line);
      const compared = await compareLines(db, lines, context);
      const first = compared[0]?.line ?? lines[0];
      return {
        compared: compared.slice(0, MOST_MATCHES),
        emptyReason: compared.length > 0 ? null : "no_prices_yet",
        ...(first && { restaurant: first.restaurant_id, dishName: first.dish_name_id }),
      };
    }
    case "restaurant alone":
      return restaurantAlone(db, decision.restaurants.slice(0, MOST_MATCHES), context);
    case "dish alone":
      return dishAlone(db, decision, context);
    case "section alone":
      return sectionAlone(db, decision, context);
    case "cuisine alone":
      return cuisineAlone(db, index, decision.cuisine, context);
    case "meal alone": {
      const most = asideOf(decision.hypothesis).budget;
      const compared = await mealsFor(db, { ...context, most }, context);
      return { compared, emptyReason: compared.length > 0 ? null : "no_prices_yet" };
    }
    case "place alone":
      return { compared: [], emptyReason: "restaurant_not_found" };
    case "dish unknown":
      return { compared: [], emptyReason: "item_not_in_db" };
    case "dish unknown there":
      return { compared: [], emptyReason: "item_not_in_db", restaurant: decision.restaurant };
    case "restaurant unknown": {
      const dish = decision.hypothesis.dish?.matches[0];
      return {
        compared: [],
        emptyReason: "restaurant_not_found",
        ...(dish && dish.nameCoverage >= WHOLE && { dishName: dish.id }),
      };
    }
  }
}

/** Each restaurant by the dish it is asked for most. */
async function restaurantAlone(
  db: Kysely<Database>,
  restaurants: readonly number[],
  context: LineContext,
): Promise<SearchAnswer> {
  const lines = (await menusOf(db, restaurants)).filter(context.isWanted);
  const picked = restaurants.flatMap(
    (id) => mostAsked(lines.filter((line) => line.restaurant_id === id)) ?? [],
  );
  const compared = await compareLines(db, picked, context);
  const restaurant = compared[0]?.line.restaurant_id ?? restaurants[0];
  const emptyReason = picked.length > 0 ? "no_prices_yet" : "item_not_in_db";
  return {
    compared,
    emptyReason: compared.length > 0 ? null : emptyReason,
    ...(restaurant !== undefined && { restaurant }),
  };
}

/** What is cheapest under a heading: in the size that is asked for, or else what is sold in no size of that scale. */
async function sectionAlone(
  db: Kysely<Database>,
  { section, hypothesis }: Extract<Resolution, { kind: "section alone" }>,
  context: LineContext,
): Promise<SearchAnswer> {
  const size = sizeOf(hypothesis);
  let compared = await sellersIn(db, section, { ...context, size }, context);
  if (compared.length === 0 && size !== null) {
    const isWanted = (line: MenuLine) => context.isWanted(line) && !isOtherSize(line.size, size);
    compared = await sellersIn(db, section, { ...context, size: null, isWanted }, context);
  }
  return { compared, emptyReason: compared.length > 0 ? null : "no_prices_yet" };
}

/** The best rated restaurants of a cuisine, in the neighbourhood if one is named, each by the dish it is asked for most. */
async function cuisineAlone(
  db: Kysely<Database>,
  index: CatalogueIndex,
  cuisine: Cuisine,
  context: LineContext,
): Promise<SearchAnswer> {
  const { neighbourhood } = context;
  const there = restaurantsCooking(index, cuisine).filter(
    ({ areas }) => neighbourhood === null || areas.includes(neighbourhood),
  );
  let found: SearchAnswer = { compared: [], emptyReason: "restaurant_not_found" };
  // The best rated may have no menu or no price yet: then those that come next.
  for (let at = 0; at < Math.min(there.length, MOST_COOKING); at += MOST_MATCHES) {
    const next = there.slice(at, at + MOST_MATCHES).map(({ id }) => id);
    const { compared, emptyReason } = await restaurantAlone(db, next, context);
    if (emptyReason !== "item_not_in_db" || at === 0) found = { compared, emptyReason };
    if (compared.length > 0) break;
  }
  return { ...found, cuisine };
}

/** The brands that sell a dish, cheapest first. */
async function dishAlone(
  db: Kysely<Database>,
  { hypothesis }: Extract<Resolution, { kind: "dish alone" }>,
  context: LineContext,
): Promise<SearchAnswer> {
  const size = sizeOf(hypothesis);
  const { matches = [], texts = [] } = hypothesis.dish ?? {};
  const names = withoutSides(ofItsKind(texts, matches), texts).filter(
    ({ id, name }) =>
      !isOtherSize(sizeInName(name), size) && context.isWanted({ dish_name_id: id }),
  );
  const [best] = names;
  if (!best) return { compared: [], emptyReason: "item_not_in_db" };
  const { neighbourhood } = context;
  let compared = await sellersOf(db, names, { size, neighbourhood }, context);
  // Nobody says that they have it in that size: who sells it in no size of that scale may be asked all the same.
  if (compared.length === 0 && size !== null)
    compared = (await sellersOf(db, names, { size: null, neighbourhood }, context)).filter(
      ({ line }) => !isOtherSize(line.size, size),
    );
  if (compared.length > 0) return { compared, emptyReason: null, ...dishMeant(best, compared) };
  const emptyReason = (await isOnAnyMenu(db, [best.id])) ? "no_prices_yet" : "item_not_in_db";
  return { compared, emptyReason, dishName: best.id };
}

/** The dish whose name fits; of names that fit in part alone, the only one there is («بقلاوة»): of several («كبسة») none is meant. */
function dishMeant(
  best: NameMatch<number>,
  compared: readonly ComparedLine[],
): Pick<SearchAnswer, "dishName"> {
  if (best.nameCoverage >= WHOLE) return { dishName: best.id };
  const [shown, ...others] = new Set(compared.map(({ line }) => line.dish_name_id));
  return shown !== undefined && others.length === 0 ? { dishName: shown } : {};
}
