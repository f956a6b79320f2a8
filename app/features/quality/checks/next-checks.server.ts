import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import { chosenDish } from "~/features/catalogue/index.server";
import { FRESH_MS, isNewcomer, isPlatform, type Platform, trustLevel } from "~/features/prices";
import { observationsBy } from "~/features/prices/index.server";
import { riyadhDay } from "~/i18n/days";
import { holdersOf, holdFree } from "~/server/database/lease.server";
import type { Database } from "~db/schema";
import { type FactToCheck, worthOfFact } from "./fact-worth";
import {
  type AskedRestaurant,
  askedSince,
  pricesToCheck,
  restaurantsToCheck,
  type VoicesRow,
} from "./queries.server";
import { contenders, questionsFor } from "./questions.server";
import { worthOf } from "./worth";

/** What was asked for in as many days counts, as for what is popular. */
const WINDOW_DAYS = 7;

const HOUR_MS = 3_600_000;

/** What a person is asked about: a price, or something of a restaurant itself. */
export type NextCheck = PriceCheck | FactCheck;

export interface PriceCheck {
  dish: DishChoice;
  platform: Platform;
  /** Halalas for one, as it is shown. */
  itemPrice: number;
}

export interface FactCheck {
  fact: FactToCheck;
  restaurant: { id: number; name_ar: string | null; name_en: string | null };
  /** As `weekText` has them, where they are asked about. */
  hours: string | null;
}

/** Who is asked, and the neighbourhood they are in if it is known. */
export interface Helper {
  userId: string;
  /** Slug of their level of trust. */
  level: string;
  neighbourhood: number | null;
}

type Price = Awaited<ReturnType<typeof pricesToCheck>>[number];

/**
 * The prices, and facts of restaurants, that most want a look by this person: one of what they searched for today, one of what people near them ask for,
 * the rest of what the city asks for. Each list by how many ask × what a look brings × what it costs to be wrong. Who asks
 * counts by level and once, shared over all they ask for; the person's own questions count for their own list alone, and
 * what they spoke of in two weeks is not asked. Which of the worthiest somebody is asked changes every hour, and for
 * that hour nobody else is. A newcomer keeps nothing from others: new accounts cost nothing.
 */
export async function nextChecks(
  db: Kysely<Database>,
  { userId, level, neighbourhood }: Helper,
  now: number,
): Promise<NextCheck[]> {
  const today = riyadhDay(now);
  const since = today - WINDOW_DAYS + 1;
  const asked = {
    own: await askedSince(db, today, { person: userId }),
    near: neighbourhood === null ? [] : await askedSince(db, since, { but: userId, neighbourhood }),
    city: await askedSince(db, since, { but: userId }),
  };
  const all = [...asked.own, ...asked.near, ...asked.city];
  const prices = await pricesToCheck(db, {
    restaurants: all.flatMap(({ restaurant_id }) => restaurant_id ?? []),
    names: all.flatMap((row) => (row.restaurant_id === null ? (row.dish_name_id ?? []) : [])),
  });
  const dishIds = [...new Set(prices.map(({ dish_id }) => dish_id))];
  const said = await observationsBy(db, userId, dishIds);
  const spokenOf = new Set(
    said.filter((row) => now - row.observed_at < FRESH_MS).map((row) => keyOf(row)),
  );
  const candidates = besideEachOther(prices).filter(({ key }) => !spokenOf.has(key));
  const facts = factsOf(await restaurantsToCheck(db, restaurantsIn(all), userId), now);
  const listOf = (rows: readonly VoicesRow[]) => {
    const voices = voicesOf(rows, prices);
    const voicesAt = voicesOfRestaurants(rows);
    return [
      ...candidates.map((one) => ({
        ...one,
        worth: worthOf(one, voices.get(one.offer.dish_id) ?? 0, now),
      })),
      ...facts.map((one) => ({
        ...one,
        worth: worthOfFact(one.fact, voicesAt.get(one.restaurantId) ?? 0, now),
      })),
    ];
  };
  const lists = contenders({
    own: listOf(asked.own),
    near: listOf(asked.near),
    city: listOf(asked.city),
  });
  const names = [...lists.near, ...lists.city].map(({ key }) => leaseOf(key));
  const holders = await holdersOf(db, names, now);
  const chosen = questionsFor(lists, {
    userId,
    hour: Math.floor(now / HOUR_MS),
    isHeld: (key) => (holders.get(leaseOf(key)) ?? userId) !== userId,
  });
  if (!isNewcomer(level))
    await holdFree(
      db,
      chosen
        .filter((one) => !lists.own.some(({ key }) => key === one.key))
        .map(({ key }) => leaseOf(key)),
      { holder: userId, now, until: now + HOUR_MS },
    );
  const shown = await Promise.all(
    chosen.map(async (one): Promise<NextCheck[]> => {
      if ("fact" in one)
        return [{ fact: one.fact.kind, restaurant: one.restaurant, hours: one.hours }];
      const { offer } = one;
      const dish = await chosenDish(db, offer.dish_id);
      const { platform, item_price: itemPrice } = offer;
      return dish && isPlatform(platform) ? [{ dish, platform, itemPrice }] : [];
    }),
  );
  return shown.flat();
}

const keyOf = ({ dish_id, platform }: { dish_id: number; platform: string }) =>
  `${dish_id} ${platform}`;

const leaseOf = (key: string) => `check ${key}`;

/** Each price with those of its dish on the other platforms. */
function besideEachOther(prices: readonly Price[]) {
  const ofDish = new Map<number, Price[]>();
  for (const price of prices)
    ofDish.set(price.dish_id, [...(ofDish.get(price.dish_id) ?? []), price]);
  return prices.map((offer) => ({
    key: keyOf(offer),
    restaurantId: offer.restaurant_id,
    offer,
    others: (ofDish.get(offer.dish_id) ?? [])
      .filter((other) => other !== offer)
      .map(({ item_price }) => item_price),
  }));
}

const restaurantsIn = (asked: readonly VoicesRow[]) => [
  ...new Set(asked.flatMap(({ restaurant_id }) => restaurant_id ?? [])),
];

/** What could be asked of restaurants themselves, less what this person told lately. */
function factsOf(restaurants: readonly AskedRestaurant[], now: number) {
  const isNews = (toldAt: number | null) => toldAt === null || now - toldAt >= FRESH_MS;
  return restaurants.flatMap(({ meal, hours, hours_at, ...row }) => {
    const of = { restaurantId: row.id, restaurant: row };
    const openAt = Math.max(row.created_at, row.priced_at ?? 0, row.open_at ?? 0);
    const open = { kind: "open" as const, seenAt: openAt, meal };
    const week = { kind: "hours" as const, seenAt: hours_at ?? row.created_at, meal };
    return [
      ...(isNews(row.own_open_at)
        ? [{ ...of, key: `open ${row.id}`, fact: open, hours: null }]
        : []),
      ...(hours !== null && isNews(row.own_hours_at)
        ? [{ ...of, key: `hours ${row.id}`, fact: week, hours }]
        : []),
    ];
  });
}

/** How many voices ask for each restaurant, by its id. */
function voicesOfRestaurants(asked: readonly VoicesRow[]): Map<number, number> {
  const voices = new Map<number, number>();
  for (const { restaurant_id: id, trust_level, voices: said } of asked)
    if (id !== null)
      voices.set(
        id,
        (voices.get(id) ?? 0) + Number(said) * trustLevel(trust_level ?? "").confirmation_weight,
      );
  return voices;
}

/** How many voices ask for each dish, by its id: one that asks for several, such as a restaurant's, is shared by them. */
function voicesOf(asked: readonly VoicesRow[], prices: readonly Price[]): Map<number, number> {
  const voicesOfDish = new Map<number, number>();
  for (const { restaurant_id, dish_name_id, trust_level, voices } of asked) {
    const meant = new Set(
      prices
        .filter((price) => restaurant_id === null || price.restaurant_id === restaurant_id)
        .filter((price) => dish_name_id === null || price.dish_name_id === dish_name_id)
        .map(({ dish_id }) => dish_id),
    );
    const voice = Number(voices) * trustLevel(trust_level ?? "").confirmation_weight;
    for (const id of meant) voicesOfDish.set(id, (voicesOfDish.get(id) ?? 0) + voice / meant.size);
  }
  return voicesOfDish;
}
