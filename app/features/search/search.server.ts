import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import { scriptOf } from "~/features/names";
import type { Database } from "~db/schema";
import { type Answer, answer } from "./answer.server";
import { LONGEST_QUERY } from "./longest-query";
import { meaningOf } from "./meaning.server";
import { nearMatchesOf } from "./near-matches.server";
import {
  asWritten,
  isQuantityRefused,
  neighbourhoodOf,
  quantityOf,
  sizeOf,
  spansOf,
} from "./parts";
import { brandOf, matchesOf, named, type Script } from "./present";
import type { SearchResult } from "./schema";

const NOTHING_NEAR = { restaurants: [], dishes: [], elsewhere: [] };

/**
 * Answers a question for prices: which restaurant and dish are meant, and what they cost on each platform.
 * Any text is a question; one that means nothing gets an honest empty answer.
 *
 * @param question.now ms, the moment at which the age of prices is judged.
 * @param question.suggest whether to look for near matches when nothing is found.
 */
export async function search(
  db: Kysely<Database>,
  { query: asked, now, suggest = false }: { query: string; now: number; suggest?: boolean },
): Promise<SearchResult> {
  const query = asked.slice(0, LONGEST_QUERY * 4);
  const index = await freshCatalogue(db);
  const decision = await meaningOf(db, index, query);
  const hypothesis = decision?.hypothesis;
  const script: Script = scriptOf(query) === "ar" ? "ar" : "en";
  const quantity = hypothesis ? quantityOf(hypothesis) : 1;
  const neighbourhood = hypothesis ? neighbourhoodOf(hypothesis) : null;
  const found: Answer = decision
    ? await answer(db, index, decision, { quantity, neighbourhood, now })
    : { compared: [], emptyReason: "restaurant_not_found" };
  const restaurant = index.restaurants.get(found.restaurant ?? -1);
  const dishName = index.dishNames.get(found.dishName ?? -1);
  const area = index.neighbourhoods.get(neighbourhood ?? -1);
  return {
    intent: {
      restaurant: restaurant
        ? named(restaurant, script).name
        : asWritten(query, hypothesis?.restaurant ?? null),
      item: dishName ? named(dishName, script).name : asWritten(query, hypothesis?.dish ?? null),
      quantity,
    },
    matches: matchesOf(index, found.compared, script, neighbourhood),
    emptyReason: found.emptyReason,
    discoveredViaExternal: false,
    understood: {
      spans: hypothesis ? spansOf(query, hypothesis) : [],
      restaurant: restaurant ? brandOf(index, restaurant, script, neighbourhood) : null,
      item: dishName ? named(dishName, script) : null,
      cuisine: found.cuisine ?? null,
      size: hypothesis ? sizeOf(hypothesis) : null,
      neighbourhood: area ? named(area, script) : null,
      quantityRefused: hypothesis ? isQuantityRefused(hypothesis) : false,
    },
    nearMatches:
      found.emptyReason === null || !suggest
        ? NOTHING_NEAR
        : await nearMatchesOf(db, index, {
            hypothesis,
            restaurant: found.restaurant,
            cuisine: found.cuisine,
            quantity,
            script,
            now,
          }),
  };
}
