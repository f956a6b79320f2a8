import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import {
  ANYWHERE_NOW,
  type AskedDestination,
  type Destination,
  type DestinationProblem,
  parseDestination,
} from "./destination";
import { freshPlaces } from "./places-index.server";

/** Where and when an order is to go, as somebody asks, or what is wrong with it. `now` in ms. */
export async function findDestination(
  db: Kysely<Database>,
  asked: AskedDestination,
  now: number,
): Promise<Destination | DestinationProblem> {
  if (Object.values(asked).every((part) => part === undefined)) return ANYWHERE_NOW;
  return parseDestination(asked, await freshPlaces(db), now);
}
