import { CUISINES, type Cuisine, cuisineOf } from "~/features/catalogue";
import { CATEGORY_TABLE } from "./category-table";
import { readWordMap, WordMap } from "./word-map";

/** What a category makes of a place: a cuisine, food of no cuisine we name, or nothing to eat. */
export type CategoryMeaning = Cuisine | "food" | "none";

export const CATEGORY_MEANINGS: readonly CategoryMeaning[] = [
  ...(Object.keys(CUISINES) as Cuisine[]),
  "food",
  "none",
];

/** Records are OpenStreetMap's: its values for what sells food are few, and all of them are in the table. */
const OSM_REST: [string, CategoryMeaning][] = [["*", "none"]];

/** The table of categories: what the operator says first, then ours. */
export function categoryMap(
  own: readonly [string, CategoryMeaning][],
  { osm }: { osm: boolean },
): WordMap<CategoryMeaning> {
  // A last line "* = food" of the operator is for what we don't know either.
  const isRest = ([word]: readonly [string, CategoryMeaning]) => word === "*";
  return new WordMap<CategoryMeaning>(
    own.filter((line) => !isRest(line)),
    readWordMap(CATEGORY_TABLE, CATEGORY_MEANINGS),
    own.filter(isRest),
    osm ? OSM_REST : [],
  );
}

/** What a place is by its categories. */
export interface PlaceKind {
  kind: "food" | "none" | "unknown";
  cuisine: Cuisine | null;
  /** The words that say so. */
  words: string[];
}

/**
 * What a place is by the words of its categories ("Burger Joint, Fast Food"): food when one of them says so, the cuisine that
 * of the first that names one.
 */
export function kindOf(
  categories: readonly string[],
  map: WordMap<CategoryMeaning>,
  { osm }: { osm: boolean },
): PlaceKind {
  const words = categories
    .flatMap((text) => text.split(/[,;|]/))
    .flatMap((text) => text.trim() || []);
  // OpenStreetMap has a value for every kind of thing: a shop of "seafood" cooks none.
  const byName = osm ? undefined : (word: string) => cuisineOf([word]);
  const meanings = words.map((word) => map.find(word, byName));
  const named = meanings.filter((meaning) => meaning !== undefined && meaning !== "none");
  if (named.length > 0) {
    const cuisine = named.find((meaning) => meaning !== "food") as Cuisine | undefined;
    return { kind: "food", cuisine: cuisine ?? null, words };
  }
  // A list that tells no category of a place is a list of restaurants; a map of everything is not.
  if (words.length === 0) return { kind: osm ? "none" : "food", cuisine: null, words };
  const unknown = words.filter((_, at) => meanings[at] === undefined);
  return unknown.length > 0
    ? { kind: "unknown", cuisine: null, words: unknown }
    : { kind: "none", cuisine: null, words };
}
