import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { LEAST_PEOPLE } from "~/features/fees";
import { QUEUES } from "~/features/moderation";
import { waitingInQueues } from "~/features/moderation/index.server";
import { isPlatform, PLATFORMS, statusAt } from "~/features/prices";
import { offersOfDishes } from "~/features/prices/index.server";
import { DAY_MS, riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { measure, type SearchedTotal } from "./measure";
import {
  askedSince,
  chargedBetween,
  keepReport,
  keptReport,
  markupsAt,
  neighbourhoodNames,
  picturePairs,
  queueParts,
  searchersSince,
} from "./queries.server";
import type { IndexPoint, QualityReport, Queue, QueuePart } from "./report";
import { indexOf, lastWeeks } from "./weeks";

/** Searches are told apart by person for a week: see the trends. */
const SEARCHED_DAYS = 7;

/** Pictures of a quarter of a year are compared, each with one at most a month older: what is older may well have changed. */
const PICTURES_MS = 90 * DAY_MS;
const NEXT_PICTURE_MS = 30 * DAY_MS;

/** A little less than the hour after which the job comes again, ms. */
const RECOUNT_MS = 55 * 60_000;

/** Most neighbourhoods that are told. */
const DISTRICTS = 30;

/** How good the prices are, as it was last counted; counted now where it never was. `now` in ms. */
export async function qualityReport(db: Kysely<Database>, now: number): Promise<QualityReport> {
  const kept = await keptReport(db);
  const report: Partial<QualityReport> = kept === undefined ? {} : JSON.parse(kept);
  // One that was kept before every queue was told is counted anew.
  return report.queues?.length === QUEUES.length
    ? (report as QualityReport)
    : countQuality(db, now);
}

/**
 * Counts anew what was counted more than an hour ago.
 *
 * @returns how many reports were made: 0 or 1.
 */
export async function recountQuality(db: Kysely<Database>, now: number): Promise<number> {
  const { at } = await qualityReport(db, now);
  if (now - at < RECOUNT_MS) return 0;
  await countQuality(db, now);
  return 1;
}

/** Counts anew how good the prices are, and keeps it. `now` in ms. Other requests get their turn between its queries. */
export async function countQuality(db: Kysely<Database>, now: number): Promise<QualityReport> {
  const day = riyadhDay(now) - SEARCHED_DAYS + 1;
  const totals = await searchedTotals(db, day, now);
  const searchers = new Map(
    (await searchersSince(db, day)).map(({ neighbourhood_id, people }) => [
      neighbourhood_id,
      people,
    ]),
  );
  const everybody = searchers.get(null) ?? 0;
  const pairs = await picturePairs(db, { since: now - PICTURES_MS, within: NEXT_PICTURE_MS });
  const districts = (await neighbourhoodNames(db))
    .map((place) => ({ ...place, people: searchers.get(place.id) ?? 0 }))
    .sort((a, b) => b.people - a.people || a.id - b.id)
    .map(({ id, people, name_ar, name_en }) => ({
      name_ar,
      name_en,
      ...measure(
        totals.filter(({ neighbourhood }) => neighbourhood === id),
        people,
        pairs.filter(({ neighbourhood_id }) => neighbourhood_id === id),
      ),
    }))
    .filter(({ verified, wrong }) => verified !== null || wrong !== null)
    .slice(0, DISTRICTS);
  const report: QualityReport = {
    at: now,
    all: measure(totals, everybody, pairs),
    platforms: PLATFORMS.map((platform) => ({
      platform,
      ...measure(
        totals.filter((total) => total.platform === platform),
        everybody,
        pairs.filter((pair) => pair.platform === platform),
      ),
    })),
    districts,
    queues: await queues(db, now),
    queueParts: await partsOfQueues(db, now),
    weeks: await weeklyIndex(db, now),
  };
  await keepReport(db, JSON.stringify(report));
  return report;
}

/** What waits for moderators, queue by queue, and for how long. */
async function queues(db: Kysely<Database>, now: number): Promise<Queue[]> {
  const waiting = await waitingInQueues(db);
  return QUEUES.map((name) => {
    const { count, since } = waiting[name];
    return { name, waiting: count, oldest: since === null ? null : Math.max(0, now - since) };
  });
}

/** What waits by app and by neighbourhood; of a neighbourhood nothing that fewer than three people wait for. */
async function partsOfQueues(db: Kysely<Database>, now: number): Promise<QueuePart[]> {
  const places = new Map((await neighbourhoodNames(db)).map((place) => [place.id, place]));
  return (await queueParts(db))
    .map(({ name, platform, neighbourhood_id, people, waiting, since }) => {
      const place = neighbourhood_id === null ? undefined : places.get(neighbourhood_id);
      const district =
        place && people >= LEAST_PEOPLE ? { name_ar: place.name_ar, name_en: place.name_en } : null;
      const known = platform !== null && isPlatform(platform) ? platform : null;
      return { name, platform: known, district, waiting, oldest: Math.max(0, now - since) };
    })
    .filter(({ platform, district }) => platform !== null || district !== null)
    .sort(
      (a, b) => Number(a.platform === null) - Number(b.platform === null) || b.oldest - a.oldest,
    );
}

type PlacedTotal = SearchedTotal & { platform: string; neighbourhood: number };

/** Every total on a platform that people searched for since a day. */
async function searchedTotals(
  db: Kysely<Database>,
  day: number,
  now: number,
): Promise<PlacedTotal[]> {
  const asked = await askedSince(db, day);
  const offers = await offersOfDishes(db, [...new Set(asked.map(({ dish_id }) => dish_id))]);
  return asked.flatMap(({ dish_id, neighbourhood_id, people }) =>
    (offers.get(dish_id) ?? []).map((offer) => ({
      people,
      platform: offer.platform,
      neighbourhood: neighbourhood_id,
      status: statusAt(offer, now),
      age: now - offer.newest_support_at,
    })),
  );
}

async function weeklyIndex(db: Kysely<Database>, now: number): Promise<IndexPoint[]> {
  const points: IndexPoint[] = [];
  for (const week of lastWeeks(now)) {
    points.push(...indexOf(week, await chargedBetween(db, week), await markupsAt(db, week.to)));
    await nextTurn();
  }
  const first = points.find(({ fees, markup }) => fees !== null || markup !== null);
  return first ? points.filter(({ week }) => week >= first.week) : [];
}
