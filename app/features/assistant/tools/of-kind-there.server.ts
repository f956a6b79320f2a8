import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { scoreNames } from "~/features/names";
import { type LineOrder, type MenuLine, matchesOf, type SearchMatch } from "~/features/search";
import { compareLines, menusOf } from "~/features/search/index.server";
import type { RequestLine } from "~/features/understanding";
import type { Database } from "~db/schema";
import { totalOf } from "./for-people.server";
import type { PriceQuestion } from "./schema";

/** A name that explains this much of the words is a dish of that kind; one that is explained by this much of them is the dish itself. */
const ALL_WORDS = 0.95;
const A_WHOLE_NAME = 0.75;

/** Where no dish is named, what costs this much of the first is had as a meal like it, and is no sauce beside one; what costs as much comes first. */
const A_MEAL = 2 / 3;

/**
 * In place of each dish of a kind ("steak") the dearest of that kind at the same restaurant, in the size that was found; or all
 * of that kind there, in all sizes, behind those that were found. The matches as they are where the question wants neither.
 */
export async function ofKindThere(
  db: Kysely<Database>,
  matches: readonly SearchMatch[],
  { dearest, kinds }: PriceQuestion,
  { order, line: asked }: { order: LineOrder; line: RequestLine | undefined },
): Promise<SearchMatch[]> {
  const words = asked?.dish?.words ?? "";
  const scored = (names: readonly (string | null | undefined)[]) =>
    scoreNames(
      words,
      names.filter((name) => typeof name === "string"),
    );
  const ofKind = kinds
    ? matches
    : matches.filter(
        ({ item }) => scored([item.name_ar, item.name_en]).nameCoverage < A_WHOLE_NAME,
      );
  const [first] = ofKind;
  if (!(dearest || kinds) || (words === "" && !kinds) || !first) return [...matches];
  const index = await freshCatalogue(db);
  const fits = ({ dish_name_id, cheapest_total, ...line }: MenuLine) => {
    const name = index.dishNames.get(dish_name_id);
    const isSold = cheapest_total !== null && (!asked?.size || line.size === asked.size);
    const isMeal = words === "" && (cheapest_total ?? 0) >= totalOf(first) * A_MEAL;
    const isOfKind = () => scored([name?.name_ar, name?.name_en]).queryCoverage >= ALL_WORDS;
    return isSold && (isMeal || (words !== "" && isOfKind()));
  };
  const menus = await menusOf(
    db,
    ofKind.map(({ brand }) => brand.id),
  );
  const lines = await compareLines(db, menus.filter(fits), order);
  const others = matchesOf(index, lines, "ar", null).sort((a, b) => totalOf(b) - totalOf(a));
  const asDear = (match: SearchMatch) => Math.abs(totalOf(match) - totalOf(first));
  if (words === "") others.sort((a, b) => asDear(b) - asDear(a));
  if (kinds) {
    const shown = new Set(matches.map(({ item }) => item.id));
    return [...matches, ...others.reverse().filter(({ item }) => !shown.has(item.id))];
  }
  return matches.map((match) => {
    const isSame = ({ brand, item }: SearchMatch) =>
      brand.id === match.brand.id && item.size === match.item.size;
    return (ofKind.includes(match) && others.find(isSame)) || match;
  });
}
