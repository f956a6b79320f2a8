import type { Kysely } from "kysely";
import type { IndexedRestaurant } from "~/features/catalogue";
import { type CatalogueIndex, freshCatalogue } from "~/features/catalogue/index.server";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { leastTotals } from "./queries.server";

type List = readonly IndexedRestaurant[];

/** All restaurants in the order lists have them: those with prices first, then the best rated, then those with more places. */
export interface Directory {
  index: CatalogueIndex;
  all: List;
  byCuisine: ReadonlyMap<string, List>;
  /** By the id of a neighbourhood; `other` where none is known. */
  byArea: ReadonlyMap<number | "other", List>;
  /** Of a list of these those that have prices, by what their cheapest meal costs as is typical of the city. */
  cheapFirst: (list: List) => List;
}

interface KeptDirectory {
  revision: number;
  now: number;
  directory: Directory;
}

const keptOf = perDatabase(() => ({ last: undefined as KeptDirectory | undefined }));

/**
 * The directory at `now`, the clock of pages (ms): put in order once a minute and once for each change of the catalogue, since
 * whether a restaurant has prices moves its place in a list and nothing that the list says.
 */
export async function currentDirectory(db: Kysely<Database>, now: number): Promise<Directory> {
  const index = await freshCatalogue(db);
  const kept = keptOf(db);
  if (kept.last?.now === now && kept.last.revision === index.revision) return kept.last.directory;
  const { revision } = index;
  const directory = directoryOf(index, await leastTotals(db));
  kept.last = { revision, now, directory };
  return directory;
}

function directoryOf(
  index: CatalogueIndex,
  totals: readonly { restaurant_id: number; least: number }[],
): Directory {
  const least = new Map(totals.map((row) => [row.restaurant_id, row.least]));
  const all = [...index.restaurants.values()]
    // Looked up once each: a city's are compared a quarter of a million times.
    .map((one) => ({ one, isPriced: Number(least.has(one.id)) }))
    .sort(
      ({ one: a, isPriced }, { one: b, isPriced: isOtherPriced }) =>
        isOtherPriced - isPriced ||
        (b.rating ?? 0) - (a.rating ?? 0) ||
        b.areas.length - a.areas.length ||
        a.id - b.id,
    )
    .map(({ one }) => one);
  const byCuisine = new Map<string, IndexedRestaurant[]>();
  const byArea = new Map<number | "other", IndexedRestaurant[]>();
  for (const restaurant of all) {
    if (restaurant.cuisine !== null) add(byCuisine, restaurant.cuisine, restaurant);
    const areas = restaurant.areas.filter((area) => index.neighbourhoods.has(area));
    for (const area of areas.length > 0 ? areas : OTHER) add(byArea, area, restaurant);
  }
  return { index, all, byCuisine, byArea, cheapFirst: cheapFirstBy(least) };
}

/** Puts a list in order once: all restaurants of a city take as long as the rest of a page. */
function cheapFirstBy(least: ReadonlyMap<number, number>): Directory["cheapFirst"] {
  const known = new WeakMap<List, List>();
  return (list) => {
    const sorted =
      known.get(list) ??
      list
        .flatMap((one) => ({ one, total: least.get(one.id) ?? Number.POSITIVE_INFINITY }))
        .filter(({ total }) => total < Number.POSITIVE_INFINITY)
        .sort((a, b) => a.total - b.total)
        .map(({ one }) => one);
    known.set(list, sorted);
    return sorted;
  };
}

const OTHER = ["other"] as const;

function add<Key>(lists: Map<Key, IndexedRestaurant[]>, key: Key, one: IndexedRestaurant): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}
