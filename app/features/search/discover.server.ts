import type { Kysely } from "kysely";
import { isSameName } from "~/features/catalogue/same-name";
import { scriptOf, tellingWeight, tokenize } from "~/features/names";
import { type Maps, MapsUnavailable } from "~/providers/maps/maps";
import type { Database } from "~db/schema";
import type { SearchResult } from "./schema";
import { search } from "./search.server";

/** The middle of Riyadh, and how far its edge is, metres. */
const RIYADH = { lat: 24.7136, lng: 46.6753 };
const RIYADH_RADIUS_M = 35_000;

/** No restaurant is called in more words, or with less to tell it by. */
const MOST_WORDS = 8;
const LEAST_TELLING = 0.9;

/**
 * Answers a question for prices, and asks the maps provider when our store does not know the restaurant: found there, it
 * exists, and it is the dish that we can't price. `now` in ms.
 */
export async function searchAndDiscover(
  { db, maps }: { db: Kysely<Database>; maps: Maps },
  question: { query: string; now: number; suggest?: boolean },
): Promise<SearchResult> {
  const result = await search(db, question);
  if (result.emptyReason !== "restaurant_not_found" || result.understood.cuisine) return result;
  const asked = result.intent.restaurant || question.query;
  const name = await discover(maps, asked, question.query);
  if (name === undefined) return result;
  return {
    ...result,
    intent: { ...result.intent, restaurant: name },
    emptyReason: "item_not_in_db",
    discoveredViaExternal: true,
  };
}

/**
 * What the provider calls the restaurant that was asked for; undefined when it knows none. The words of a dish may be the
 * restaurant's own («برقر الرصيف»), so its name may also be the whole query.
 */
async function discover(maps: Maps, asked: string, query: string): Promise<string | undefined> {
  if (tokenize(asked).length > MOST_WORDS || tellingWeight(asked) < LEAST_TELLING) return undefined;
  try {
    const places = await maps.find({
      centre: RIYADH,
      radius: RIYADH_RADIUS_M,
      keyword: asked,
      language: scriptOf(asked) === "ar" ? "ar" : "en",
    });
    return places.find(({ name }) => isSameName([asked, query], [name]))?.name;
  } catch (error) {
    if (error instanceof MapsUnavailable) return undefined;
    throw error;
  }
}
