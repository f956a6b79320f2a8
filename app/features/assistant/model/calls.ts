import { CUISINES } from "~/features/catalogue/cuisine";
import { cuisineAlso } from "~/features/catalogue/cuisine-said";
import { scriptOf, tokenize } from "~/features/names";
import { sectionOf } from "~/features/search/section-words";
import { avoidedIn } from "../foods/avoid";
import type { PriceQuestion, ToolInput } from "../tools/schema";
import type { Ask } from "./ask";
import type { SaidFact } from "./facts-said";
import { isKind } from "./kinds";
import { hasFood, type Slots, sized } from "./slots";

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
function foodsAgainst(facts: readonly SaidFact[]): string[] {
  const said = facts.filter(({ kind }) => AVOIDING.has(kind)).map(({ text }) => text);
  return [...new Set(said.flatMap(avoidedIn).map(({ food }) => food))];
}

/** What is to be left out: what the person avoids, and what they don't want this time. */
function avoidedBy({ facts, without }: Ask): string[] {
  return [...new Set([...foodsAgainst(facts), ...without])];
}

/** The arguments of get_price_comparison. */
export function priceInput(ask: Ask): PriceQuestion {
  const { restaurant, query, quantity, people, area, maxTotal, elsewhere, except } = ask;
  return given<PriceQuestion>({
    dish: sized(ask),
    restaurant,
    query,
    quantity: quantity === 1 ? null : quantity,
    people,
    area,
    maxTotal,
    elsewhere,
    except,
    avoid: avoidedBy(ask),
  });
}

/** The same for one of two things that are compared. */
export function slotInput(slots: Slots): PriceQuestion {
  const { restaurant, area, quantity } = slots;
  return given<PriceQuestion>({
    dish: sized(slots),
    restaurant,
    area,
    quantity: quantity === 1 ? null : quantity,
  });
}

/** The arguments of search_restaurant. */
export function restaurantInput(ask: Ask): ToolInput<"search_restaurant"> {
  const name = ask.restaurant || ask.query || ask.dish;
  return { name, ...given({ avoid: avoidedBy(ask) }) };
}

/** Can dishes be looked for by some words: a dish, the heading of a menu, or a cuisine? */
function isOffered(words: string): boolean {
  const said = tokenize(words);
  return hasFood(words) || sectionOf(said) !== undefined || said.some(isKind);
}

/** «مخبز», "pinoy": what a place cooks, by the name that places are looked for by; undefined for anything else. */
function cookingIn(words: string): string | undefined {
  const [word = "", ...others] = tokenize(words);
  const code = others.length === 0 && !hasFood(words) ? cuisineAlso(word) : null;
  return code ? CUISINES[code][scriptOf(words) === "ar" ? "ar" : "en"] : undefined;
}

export function branchInput(ask: Ask): ToolInput<"get_nearest_branches"> {
  const words = ask.restaurant || ask.query || ask.dish;
  return given({ restaurant: cookingIn(words) ?? words, area: ask.area });
}

/** The arguments of suggest_similar_items; `like` and `budget`, SAR, hold where the person names none themselves. */
export function similarInput(
  ask: Ask,
  { like = "", budget = null }: { like?: string; budget?: number | null } = {},
): ToolInput<"suggest_similar_items"> {
  const { dish, query, people, area } = ask;
  const maxTotal = ask.maxTotal ?? budget;
  const named = dish || query;
  return given({
    like: (ask.kind === "similar" || isOffered(named) ? named : "") || like,
    maxTotal,
    people,
    area,
    avoid: avoidedBy(ask),
  });
}
