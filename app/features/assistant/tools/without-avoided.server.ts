import type { Kysely } from "kysely";
import { type Avoided, avoidedInDish, likeness, represent } from "~/features/catalogue";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { scoreNames, tokenize } from "~/features/names";
import {
  byAsked,
  type LineOrder,
  type MenuLine,
  matchesOf,
  type SearchMatch,
  sectionOf,
  sizeMarks,
  tokensOf,
} from "~/features/search";
import { compareLines, menusOf } from "~/features/search/index.server";
import type { Database } from "~db/schema";
import { totalOf } from "./for-people.server";

/** A name that explains this much of the words is a dish of that kind. */
const ALL_WORDS = 0.95;

/** «سوشي» heads a part of a menu: dishes this alike stand under it, whatever they are called. */
const OF_A_KIND = 0.8;

/** What was asked for, and what to leave out. */
interface AvoidingRequest {
  /** The dish as asked for; empty where only the restaurant was named. */
  words: string;
  avoided: readonly Avoided[];
  /** Which restaurant is left to us: the cheapest is wanted, and not what people order most there. */
  choosing: boolean;
  order: LineOrder;
}

/**
 * In place of each dish that the person avoids, another of the same restaurant that the same words ask for: who wants a
 * burger without cheese is not told of the cheeseburger. `foods` are those for which one was passed over.
 */
export async function withoutAvoided(
  db: Kysely<Database>,
  matches: readonly SearchMatch[],
  { words, avoided, choosing, order }: AvoidingRequest,
): Promise<{ matches: SearchMatch[]; foods: string[] }> {
  const inside = ({ item }: SearchMatch) => avoidedInDish(avoided, [item.name_ar, item.name_en]);
  const bad = matches.filter((match) => inside(match).length > 0);
  if (bad.length === 0) return { matches: [...matches], foods: [] };
  const index = await freshCatalogue(db);
  const kind = withoutSize(words);
  const isHeading = sectionOf(kind.split(" ")) !== undefined;
  const asked = represent([kind]);
  const fits = ({ dish_name_id, cheapest_total }: MenuLine) => {
    const name = index.dishNames.get(dish_name_id);
    const names = [name?.name_ar, name?.name_en].filter((one) => typeof one === "string");
    if (cheapest_total === null || avoidedInDish(avoided, names).length > 0) return false;
    if (kind === "" || scoreNames(kind, names).queryCoverage >= ALL_WORDS) return true;
    return isHeading && likeness(asked, represent(names)) >= OF_A_KIND;
  };
  const menus = await menusOf(
    db,
    bad.map(({ brand }) => brand.id),
  );
  const lines = byAsked(menus.filter(fits));
  const others = matchesOf(index, await compareLines(db, lines, order), "ar", null);
  if (choosing) others.sort((a, b) => totalOf(a) - totalOf(b));
  const foods = new Set<string>();
  const kept = matches.map((match) => {
    const other = bad.includes(match) && others.find(({ brand }) => brand.id === match.brand.id);
    if (!other) return match;
    for (const { food } of inside(match)) foods.add(food);
    return other;
  });
  return { matches: kept, foods: [...foods] };
}

function withoutSize(words: string): string {
  const tokens = tokensOf(words);
  const sizes = sizeMarks(tokens);
  const isSize = (at: number) => sizes.some(({ start, end }) => start <= at && at < end);
  const rest = tokens.filter((_, at) => !isSize(at)).map(({ text }) => text);
  return tokenize(rest.join(" ")).join(" ");
}
