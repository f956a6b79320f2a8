import type { Kysely } from "kysely";
import { currentSession } from "~/features/accounts/index.server";
import type { Database } from "~db/schema";
import { areaCookie, timeCookie } from "./area-cookie.server";
import { neighbourhoodOf } from "./area-list.server";
import { ANYWHERE_NOW, type AskedDestination, type Destination } from "./destination";
import { findDestination } from "./find-destination.server";

/**
 * Where and when the totals of a page are for: the neighbourhood chosen last, or that of the person's profile, and the time
 * chosen last. What makes no sense any more, such as a time that has passed, is as if it were not there. `now` in ms.
 */
export async function chosenDestination(
  db: Kysely<Database>,
  request: Request,
  now: number,
): Promise<Destination> {
  const time = await timeCookie.recall(request);
  const { at } = await understood(db, { at: time ? isoOf(time) : undefined }, now);
  return { ...(await understood(db, { area: await chosenArea(db, request) }, now)), at };
}

async function understood(
  db: Kysely<Database>,
  asked: AskedDestination,
  now: number,
): Promise<Destination> {
  const destination = await findDestination(db, asked, now);
  return typeof destination === "string" ? ANYWHERE_NOW : destination;
}

/** A neighbourhood's id; undefined where the city is meant. */
async function chosenArea(db: Kysely<Database>, request: Request): Promise<string | undefined> {
  if (await areaCookie.isSet(request)) return (await areaCookie.recall(request))?.toString();
  const session = await currentSession(db, request);
  const own = session && (await neighbourhoodOf(db, { userId: session.user.id, chosen: null }));
  return own?.toString();
}

/** No text for a number that is no time of a calendar. */
function isoOf(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
