import { avoidedIn, CUISINES } from "~/features/catalogue";
import { scriptOf, tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import { kitchenCalled } from "~/features/understanding";
import type { DestinationQuestion } from "../../tools/fee-schema";
import type {
  PriceComparison,
  PriceQuestion,
  RestaurantNamed,
  ToolInput,
} from "../../tools/schema";
import type { Ask } from "../ask/ask";
import type { SaidFact } from "../ask/facts-said";
import { isMealWithout } from "../ask/kind-of";
import { linesOf } from "../ask/order";
import { momentOf } from "../ask/said-time";
import { inWordsRead } from "../language/language";
import { hasFood, type Slots, sized } from "../slots/slots";
import { chainFood } from "../vocabulary/chain-food";
import { isKind } from "../vocabulary/kinds";

/** What of an object is given: empty words, nulls and empty lists are left out. */
function given<T extends object>(
  parts: { [Key in keyof T]: T[Key] | null | "" | false | undefined },
): T {
  const entries = Object.entries(parts).filter(
    ([, value]) =>
      value !== null &&
      value !== "" &&
      value !== false &&
      value !== undefined &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as T;
}

const AVOIDING = new Set(["allergy", "dislike", "diet"]);

/** The foods that facts speak against. */
export function foodsAgainst(facts: readonly SaidFact[]): string[] {
  const said = facts.filter(({ kind }) => AVOIDING.has(kind)).map(({ text }) => inWordsRead(text));
  return [...new Set(said.flatMap(avoidedIn).map(({ food }) => food))];
}

/** What is to be left out: what the person avoids, and what they don't want this time. */
function avoidedBy({ facts, without }: Pick<Ask, "facts" | "without">): string[] {
  return [...new Set([...foodsAgainst(facts), ...without])];
}

/** Where and when an order goes, where somebody says so. */
export function destinationOf({
  deliverTo,
  when,
}: Pick<Ask, "deliverTo" | "when">): DestinationQuestion {
  return given({ deliverTo, at: when ? momentOf(when, Date.now()) : "" });
}

/** The arguments of get_price_comparison. */
export function priceInput(ask: Ask): PriceQuestion {
  const { restaurant, query, quantity, people, area, maxTotal, elsewhere, except } = ask;
  return given<PriceQuestion>({
    dish: sized(ask),
    restaurant,
    query,
    quantity: quantity === 1 ? null : quantity,
    // "2 burgers, 3 kids": what is counted is that.
    people: quantity === null || quantity === 1 ? people : null,
    area,
    maxTotal,
    elsewhere,
    except,
    dearest: ask.dearest && ask.focus === "all" && !elsewhere && ask.dish !== "",
    history: ask.focus === "history",
    rated: ask.kind === "price" && ask.rated,
    splitBetween: ask.share ? (ask.splitBetween ?? (quantity === null ? null : people)) : null,
    avoid: avoidedBy(ask),
    ...destinationOf(ask),
  });
}

/** The same for one of two things that are compared, in one order. */
export function slotInput(
  slots: Slots,
  order: Pick<
    Ask,
    | "deliverTo"
    | "when"
    | "people"
    | "apart"
    | "share"
    | "splitBetween"
    | "maxTotal"
    | "facts"
    | "without"
  >,
): PriceQuestion {
  const { restaurant, area, quantity } = slots;
  const isAnyDrink = order.apart && A_DRINK.test(slots.dish);
  return given<PriceQuestion>({
    dish: isAnyDrink ? sized({ ...slots, dish: softDrink(slots.dish) }) : sized(slots),
    restaurant,
    area,
    quantity: quantity === 1 ? null : quantity,
    people: quantity === null && !order.share ? order.people : null,
    // Of several dishes of one order the limit is for all together.
    maxTotal: order.apart ? null : order.maxTotal,
    splitBetween: order.share && !order.apart ? (order.splitBetween ?? order.people) : null,
    avoid: avoidedBy(order),
    ...destinationOf(order),
  });
}

/** "A drink" with a meal is a soft one, as every menu calls it, and not the cheapest of whatever is drunk anywhere. */
const A_DRINK = /^(?:drinks?|(?:ال)?مشروب(?:ات)?)$/iu;
const softDrink = (dish: string) => (/\p{Script=Arabic}/u.test(dish) ? "مشروب غازي" : "soft drink");

/** Restaurants whose totals of one order are compared. */
const MOST_PLACES = 3;

/**
 * The arguments for what an order comes to, at each restaurant that has all of its dishes but those that were found nowhere.
 * `results`: one for each dish.
 */
export function orderInputs(
  ask: Ask,
  results: readonly (PriceComparison | null)[],
): { restaurant: RestaurantNamed; input: PriceQuestion }[] {
  const [first, ...others] = results
    .map((result) => result?.matches ?? [])
    .filter((matches) => matches.length > 0);
  return (first ?? [])
    .slice(0, MOST_PLACES * 2)
    .flatMap((match) => {
      const { restaurant } = match;
      const lines = others.map((of) => of.find((one) => one.restaurant.id === restaurant.id));
      const found = lines.filter((line) => line !== undefined);
      if (found.length === 0 || found.length < lines.length) return [];
      const order = [match, ...found].map(({ dish, quantity }) => ({ dish: dish.id, quantity }));
      const input = given<PriceQuestion>({
        order,
        splitBetween: ask.share ? (ask.splitBetween ?? ask.people) : null,
        area: linesOf(ask).find(({ area }) => area !== "")?.area,
        ...destinationOf(ask),
      });
      return [{ restaurant, input }];
    })
    .slice(0, MOST_PLACES);
}

/** Of so many results for each dish one with the matches of all of them. */
export function mergedBy(count: number, results: readonly (PriceComparison | null)[]) {
  return results.flatMap((result, at) => {
    if (at % count > 0) return [];
    const others = results.slice(at, at + count).flatMap((one) => one ?? []);
    const whole = result ?? others[0];
    return whole ? [{ ...whole, matches: others.flatMap(({ matches }) => matches) }] : [null];
  });
}

/** The arguments of search_restaurant. */
export function restaurantInput(ask: Ask): ToolInput<"search_restaurant"> {
  const name = ask.restaurant || ask.query || ask.dish;
  const heading = ask.restaurant && sectionOf(tokenize(ask.dish)) ? ask.dish : "";
  const { maxTotal } = ask;
  const first = ask.cheaper ? "cheapest" : ask.dearest && "dearest";
  const platforms = ask.platforms.length > 0 ? [...ask.platforms] : undefined;
  const asked = { heading, maxTotal, first, platforms, avoid: avoidedBy(ask) } as const;
  const said = { ...asked, ...destinationOf(ask) } as const;
  return { name, ...given<Omit<ToolInput<"search_restaurant">, "name">>(said) };
}

/** The same, for when a restaurant is open. */
export function hoursInput(ask: Ask): ToolInput<"search_restaurant"> {
  return { name: ask.restaurant, ...given({ at: destinationOf(ask).at ?? "" }) };
}

/** Can dishes be looked for by some words: a dish, the heading of a menu, or a cuisine? */
function isOffered(words: string): boolean {
  const said = tokenize(words);
  return hasFood(words) || sectionOf(said) !== undefined || said.some(isKind);
}

/** Is what is wanted found by its name alone, since nobody knows what is like it: mushrooms? */
export const isNameAlone = (ask: Ask): boolean =>
  ask.dish !== "" && !isOffered(ask.dish) && !isMealWithout(ask);

/** "Kerala Palace ka rate", "how much is Burger Al Hara": a restaurant, and nothing of what it sells. */
export const isPlaceAlone = (ask: Ask): boolean =>
  ask.restaurant !== "" &&
  chainFood(ask.restaurant, false) === "" &&
  `${ask.dish}${ask.query}${ask.size}${ask.area}` === "" &&
  ask.focus === "all" &&
  ask.from === null &&
  ask.quantity === null &&
  ask.maxTotal === null &&
  !ask.elsewhere;

/** «مخبز», "pinoy", "Pakistani": what a place cooks, by the name that places are looked for by; undefined for anything else. */
function cookingIn(words: string): string | undefined {
  const code = hasFood(words) ? undefined : kitchenCalled(words);
  return code ? CUISINES[code][scriptOf(words) === "ar" ? "ar" : "en"] : undefined;
}

/** The arguments of get_nearest_branches; those that are open where an ask of hours lists them. */
export function branchInput(ask: Ask): ToolInput<"get_nearest_branches"> {
  const words = ask.restaurant || ask.query || ask.dish;
  const asked = { restaurant: cookingIn(words) ?? words, area: ask.area, rated: ask.rated };
  const openAt = ask.subject === "hours" ? destinationOf(ask).at || "now" : "";
  return given({ ...asked, openAt, avoid: avoidedBy(ask) });
}

const isCheapOf = (kind: Ask["kind"], named: string) => kind === "suggest" && named !== "";

/** The arguments of suggest_similar_items; `like` and `budget`, SAR, hold where the person names none themselves. */
export function similarInput(
  ask: Ask,
  { like = "", budget = null }: { like?: string; budget?: number | null } = {},
): ToolInput<"suggest_similar_items"> {
  const { dish, query, people, area } = ask;
  const maxTotal = ask.maxTotal ?? budget;
  const named = isMealWithout(ask) ? "" : dish || query;
  return given({
    like: (ask.kind === "similar" || isOffered(named) ? named : "") || like,
    others: ask.kind === "similar" && named !== "",
    maxTotal,
    people,
    // "Sabse sasta nashta kya hai": of a part of a menu the cheapest, whatever else is to be had.
    cheapest: ask.cheaper && ask.nth === null && (maxTotal !== null || isCheapOf(ask.kind, named)),
    dearest: ask.dearest && ask.kind === "suggest" && named === "",
    area,
    avoid: avoidedBy(ask),
    ...destinationOf(ask),
  });
}
