import type { Kysely } from "kysely";
import type { Destination } from "~/features/places";
import { chosenDestination, orderTerms } from "~/features/places/index.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { pageClock } from "~/server/page-clock";
import type { Database } from "~db/schema";
import { pageIn, type Wanted } from "./address";
import { type RestaurantList, restaurantList } from "./list.server";

export interface LoadedList {
  list: RestaurantList;
  destination: Destination;
  now: number;
}

/**
 * The page of a list that a request asks for, with totals for its reader's place. Everybody who is signed out gets the same.
 *
 * @throws Response 404 where there is no such page.
 */
export async function loadList(
  db: Kysely<Database>,
  request: Request,
  wanted: Wanted,
): Promise<LoadedList> {
  const now = pageClock(Date.now());
  shareAnswer(request);
  const page = pageIn(new URL(request.url).searchParams);
  const destination = await chosenDestination(db, request, now);
  const terms = await orderTerms(db, destination, now);
  const list = page && (await restaurantList(db, { ...wanted, page }, { now, terms }));
  if (!list) throw new Response(null, { status: 404 });
  return { list, destination, now };
}
