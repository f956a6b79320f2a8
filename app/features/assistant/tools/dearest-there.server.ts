import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { scoreNames } from "~/features/names";
import { type LineOrder, type MenuLine, matchesOf, type SearchMatch } from "~/features/search";
import { compareLines, menusOf } from "~/features/search/index.server";
import type { Database } from "~db/schema";
import { totalOf } from "./for-people.server";

/** A name that explains this much of the words is a dish of that kind; one that is explained by this much of them is the dish itself. */
const ALL_WORDS = 0.95;
const A_WHOLE_NAME = 0.75;

/** In place of each dish of a kind ("steak") the dearest of that kind at the same restaurant, in the size that was found. */
export async function dearestThere(
  db: Kysely<Database>,
  matches: readonly SearchMatch[],
  { words, order }: { words: string; order: LineOrder },
): Promise<SearchMatch[]> {
  const scored = (names: readonly (string | null | undefined)[]) =>
    scoreNames(
      words,
      names.filter((name) => typeof name === "string"),
    );
  const ofKind = matches.filter(
    ({ item }) => scored([item.name_ar, item.name_en]).nameCoverage < A_WHOLE_NAME,
  );
  if (words === "" || ofKind.length === 0) return [...matches];
  const index = await freshCatalogue(db);
  const fits = ({ dish_name_id, cheapest_total }: MenuLine) => {
    const name = index.dishNames.get(dish_name_id);
    return (
      cheapest_total !== null && scored([name?.name_ar, name?.name_en]).queryCoverage >= ALL_WORDS
    );
  };
  const menus = await menusOf(
    db,
    ofKind.map(({ brand }) => brand.id),
  );
  const lines = await compareLines(db, menus.filter(fits), order);
  const others = matchesOf(index, lines, "ar", null).sort((a, b) => totalOf(b) - totalOf(a));
  return matches.map((match) => {
    const isSame = ({ brand, item }: SearchMatch) =>
      brand.id === match.brand.id && item.size === match.item.size;
    return (ofKind.includes(match) && others.find(isSame)) || match;
  });
}
