import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { DishChoice } from "~/features/catalogue";
import { chosenDish } from "~/features/catalogue/index.server";
import { FRESH_MS, isPlatform, type Platform, trustLevel } from "~/features/prices";
import { observationsBy } from "~/features/prices/index.server";
import { riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { askedSince, pricesToCheck, type VoicesRow } from "./queries.server";
import { atStake, likelyWrong, worthiest } from "./worth";

/** At most so many questions at once: more is work. */
const SHOWN = 3;

/** The worthiest of which each person is asked some: helpers of one hour look at different ones. */
const DRAWN_FROM = 12;

/** What was asked for in as many days counts, as for what is popular. */
const WINDOW_DAYS = 7;

/** What is read at most: the most asked for of a week, and the prices of those restaurants and names. */
const ASKED = 60;
const PRICES = 3000;

const HOUR_MS = 3_600_000;

/** A price that a person is asked about. */
export interface NextCheck {
  dish: DishChoice;
  platform: Platform;
  /** Halalas for one, as it is shown. */
  itemPrice: number;
}

type Price = Awaited<ReturnType<typeof pricesToCheck>>[number];

/**
 * The prices that most want a look by this person: how many ask for them × how likely they are wrong × what that costs. Who
 * asks counts by level and once, shared over all they ask for; the person's own questions don't count, nor do prices they
 * spoke of in two weeks. Which of the worthiest somebody is asked changes every hour.
 */
export async function nextChecks(
  db: Kysely<Database>,
  userId: string,
  now: number,
): Promise<NextCheck[]> {
  const since = riyadhDay(now) - WINDOW_DAYS + 1;
  const asked = await askedSince(db, { userId, since, limit: ASKED });
  const prices = await pricesToCheck(db, {
    restaurants: asked.flatMap(({ restaurant_id }) => restaurant_id ?? []),
    names: asked.flatMap((row) => (row.restaurant_id === null ? (row.dish_name_id ?? []) : [])),
    limit: PRICES,
  });
  const demand = demandOf(asked, prices);
  const dishIds = [...new Set(prices.map(({ dish_id }) => dish_id))];
  const own = await observationsBy(db, userId, dishIds);
  const spokenOf = new Set(
    own.filter((row) => now - row.observed_at < FRESH_MS).map((row) => keyOf(row)),
  );
  const beside = new Map<number, Price[]>();
  for (const price of prices)
    beside.set(price.dish_id, [...(beside.get(price.dish_id) ?? []), price]);
  const valued = prices
    .filter((price) => !spokenOf.has(keyOf(price)))
    .map((price) => {
      const others = (beside.get(price.dish_id) ?? []).filter((other) => other !== price);
      const stake = atStake(
        price.item_price,
        others.map(({ item_price }) => item_price),
      );
      const wrong = likelyWrong(price, now);
      const worth = (demand.get(price.dish_id) ?? 0) * wrong * stake;
      return { price, restaurantId: price.restaurant_id, worth };
    })
    .filter(({ worth }) => worth > 0);
  const hour = Math.floor(now / HOUR_MS);
  const drawn = worthiest(valued, DRAWN_FROM).map((one) => ({
    ...one,
    worth: drawOf(`${userId} ${hour} ${keyOf(one.price)}`, one.worth),
  }));
  const shown = await Promise.all(
    worthiest(drawn, SHOWN).map(async ({ price }) => {
      const dish = await chosenDish(db, price.dish_id);
      const { platform, item_price: itemPrice } = price;
      return dish && isPlatform(platform) ? [{ dish, platform, itemPrice }] : [];
    }),
  );
  return shown.flat();
}

const keyOf = ({ dish_id, platform }: { dish_id: number; platform: string }) =>
  `${dish_id} ${platform}`;

/** How many voices ask for each dish, by its id: one that asks for several, such as a restaurant's, is shared by them. */
function demandOf(asked: readonly VoicesRow[], prices: readonly Price[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { restaurant_id, dish_name_id, trust_level, voices } of asked) {
    const meant = new Set(
      prices
        .filter((price) => restaurant_id === null || price.restaurant_id === restaurant_id)
        .filter((price) => dish_name_id === null || price.dish_name_id === dish_name_id)
        .map(({ dish_id }) => dish_id),
    );
    const voice = Number(voices) * trustLevel(trust_level ?? "").confirmation_weight;
    for (const id of meant) demand.set(id, (demand.get(id) ?? 0) + voice / meant.size);
  }
  return demand;
}

/** A draw in which who weighs twice as much is twice as likely first: `ln(u) / weight`, u from the key alone. */
function drawOf(key: string, weight: number): number {
  const u = (createHash("sha256").update(key).digest().readUInt32BE() + 1) / 2 ** 32;
  return Math.log(Math.min(u, 1 - Number.EPSILON)) / weight;
}
