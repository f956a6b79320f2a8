import type { Kysely } from "kysely";
import { isSameName } from "~/features/catalogue";
import { informativeness, scriptOf, tokenize } from "~/features/names";
import { isManner, quantityMarks, tokensOf } from "~/features/understanding";
import { type Maps, MapsUnavailable } from "~/providers/maps/maps";
import type { Database } from "~db/schema";
import type { SearchResult } from "./schema";
import { type SearchQuestion, search } from "./search.server";

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
  question: SearchQuestion,
): Promise<SearchResult> {
  const result = await search(db, question);
  if (!mayBeElsewhere(result)) return result;
  const { intent, request } = result;
  const query = "query" in question ? question.query : intent.restaurant;
  const beside = besideNumbers(query);
  const asked = intent.restaurant || request.unread || beside;
  const name = await discover(maps, asked, [asked, query, beside]);
  if (name === undefined) return result;
  const quantity = "query" in question ? quantityBeside(query, name) : intent.quantity;
  return {
    ...result,
    intent: { ...intent, item: asked === beside ? "" : intent.item, restaurant: name, quantity },
    matches: [],
    emptyReason: "item_not_in_db",
    discoveredViaExternal: true,
  };
}

/** Whether words of a question may be a restaurant that our store does not know. */
function mayBeElsewhere({ emptyReason, understood, request, lines }: SearchResult): boolean {
  if (understood.restaurant || understood.cuisine || understood.city || lines.length > 0)
    return false;
  const isUnread = request.unread !== undefined && !request.unread.split(" ").every(isManner);
  return emptyReason === "restaurant_not_found" || emptyReason === "item_not_in_db" || isUnread;
}

/** A query without what says how many. */
function besideNumbers(query: string): string {
  const tokens = tokensOf(query);
  const numbers = quantityMarks(tokens, () => false).filter(({ noun }) => noun === undefined);
  return tokens
    .filter((_, at) => !numbers.some(({ start, end }) => start <= at && at < end))
    .map(({ text }) => text)
    .join(" ");
}

/** How many a query asks for beside a restaurant's name; 1 where no number stands there, or several do. */
function quantityBeside(query: string, name: string): number {
  const tokens = tokensOf(query);
  const own = new Set(tokenize(name));
  const beside = quantityMarks(tokens, (word) => own.has(word)).filter(
    ({ start, end, refused }) =>
      !refused && tokens.slice(start, end).every(({ text }) => !own.has(text)),
  );
  const [first] = beside;
  // «×3» says the same as the 3 in it.
  return first && beside.every(({ end }) => end <= first.end) ? first.value : 1;
}

/**
 * What the provider calls the restaurant that was asked for; undefined when it knows none. The words of a dish may be the
 * restaurant's own («برقر الرصيف»), so its name may be any of `names`.
 */
async function discover(
  maps: Maps,
  asked: string,
  names: readonly string[],
): Promise<string | undefined> {
  if (tokenize(asked).length > MOST_WORDS || informativeness(asked) < LEAST_TELLING)
    return undefined;
  try {
    const places = await maps.find({
      centre: RIYADH,
      radius: RIYADH_RADIUS_M,
      keyword: asked,
      language: scriptOf(asked) === "ar" ? "ar" : "en",
    });
    return places.find(({ name }) => names.some((one) => isSameName([one], [name])))?.name;
  } catch (error) {
    if (error instanceof MapsUnavailable) return undefined;
    throw error;
  }
}
