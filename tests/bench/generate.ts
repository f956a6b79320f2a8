import SQLite from "better-sqlite3";
import { PLATFORMS } from "~/features/prices/platform";
import { DAY_MS } from "~/i18n/days";
import { bringUnderPresentRules } from "~/present-rules.server";
import { NEIGHBOURHOODS } from "~/sample/neighbourhoods";
import { openDatabase } from "~/server/database/db.server";
import { pick, seeded } from "./random";
import { removeDatabase } from "./remove-database";
import { DISH_HEADS, DISH_TAILS, KINDS, OWN_NAMES } from "./words";

export const SIZE = { restaurants: 20_000, dishesPerRestaurant: 25, branchesPerRestaurant: 2 };

type Names = [ar: string, en: string];

/**
 * Fills a fresh database file: 20,000 restaurants, 500,000 dishes, 1.5 million offers, if nothing else is asked for.
 * The same seed gives the same rows but for the age of the prices, which counts back from `now`.
 */
export async function generateDatabase(
  path: string,
  now: number,
  restaurants = SIZE.restaurants,
): Promise<void> {
  removeDatabase(path);
  const empty = await openDatabase(`file:${path}`);
  await bringUnderPresentRules(empty);
  await empty.destroy();
  const db = new SQLite(path);
  db.pragma("synchronous = off");
  const random = seeded(20);
  db.transaction(() => {
    insertNeighbourhoods(db);
    const dishNames = insertDishNames(db);
    insertRestaurants(db, random, { now, restaurants });
    insertMenus(db, random, dishNames, { now, restaurants });
    db.prepare("insert or replace into meta (key, value) values ('catalogue_revision', ?)").run(
      String(restaurants + dishNames),
    );
  })();
  db.exec("analyze");
  db.close();
}

function insertNeighbourhoods(db: SQLite.Database): void {
  const insert = db.prepare(
    "insert into neighbourhoods (name_ar, name_en, lat, lng) values (?, ?, ?, ?)",
  );
  for (const { ar, en, lat, lng } of NEIGHBOURHOODS) insert.run(ar, en, lat, lng);
}

/** @returns how many names there are; their ids run from 1. */
function insertDishNames(db: SQLite.Database): number {
  const insert = db.prepare("insert into dish_names (name_ar, name_en, revision) values (?, ?, ?)");
  let count = 0;
  const add = (ar: string, en: string) => insert.run(ar, en, ++count);
  for (const [headAr, headEn] of DISH_HEADS) {
    add(headAr, headEn);
    for (const [tailAr, tailEn] of DISH_TAILS) {
      add(`${headAr} ${tailAr}`, `${tailEn} ${headEn}`);
      for (const [extraAr, extraEn] of DISH_TAILS.slice(0, 4))
        if (extraAr !== tailAr)
          add(`${headAr} ${tailAr} مع ${extraAr}`, `${tailEn} ${headEn} with ${extraEn}`);
    }
  }
  return count;
}

/** Names that read like signs; two thirds in both scripts, the rest in one. */
export function restaurantNames(random: () => number, count: number): Partial<Names>[] {
  const seen = new Set<string>();
  const names: Partial<Names>[] = [];
  while (names.length < count) {
    const [kindAr, kindEn] = pick(random, KINDS);
    const [firstAr, firstEn] = pick(random, OWN_NAMES);
    const [secondAr, secondEn] = pick(random, OWN_NAMES);
    if (firstAr === secondAr) continue;
    const ar = `${kindAr} ${firstAr} ${secondAr}`;
    if (seen.has(ar)) continue;
    seen.add(ar);
    const en = `${firstEn} ${secondEn} ${kindEn}`;
    const script = random();
    names.push(script < 1 / 6 ? [ar] : script < 1 / 3 ? [undefined, en] : [ar, en]);
  }
  return names;
}

interface Extent {
  now: number;
  restaurants: number;
}

function insertRestaurants(
  db: SQLite.Database,
  random: () => number,
  { now, restaurants }: Extent,
): void {
  const restaurant = db.prepare(
    `insert into restaurants (id, name_ar, name_en, cuisine, rating, is_brand, revision, created_at)
     values (?, ?, ?, null, ?, 1, ?, ?)`,
  );
  const branch = db.prepare(
    "insert into branches (restaurant_id, lat, lng, neighbourhood_id) values (?, ?, ?, ?)",
  );
  for (const [index, [ar, en]] of restaurantNames(random, restaurants).entries()) {
    const id = index + 1;
    restaurant.run(id, ar ?? null, en ?? null, 3 + random() * 2, id, now);
    for (let n = 0; n < SIZE.branchesPerRestaurant; n++) {
      const place = Math.floor(random() * NEIGHBOURHOODS.length);
      const centre = NEIGHBOURHOODS[place];
      if (!centre) continue;
      const jitter = () => (random() - 0.5) * 0.02;
      branch.run(id, centre.lat + jitter(), centre.lng + jitter(), place + 1);
    }
  }
}

function insertMenus(
  db: SQLite.Database,
  random: () => number,
  names: number,
  { now, restaurants }: Extent,
): void {
  const dish = db.prepare(
    `insert into dishes (id, restaurant_id, dish_name_id, size, section, asked_count, cheapest_total)
     values (?, ?, ?, null, 'mains', ?, ?)`,
  );
  const offer = db.prepare(
    `insert into offers (dish_id, platform, item_price, support,
       contradiction, evidence_at, supporters, has_proof, newest_support_at,
       newest_trusted_proof_at, since)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?)`,
  );
  const fees = db.prepare(
    `insert into restaurant_fees (restaurant_id, platform, typical, low, high, vat_share, orders, people, newest_at)
     values (?, ?, ?, ?, ?, 0, 20, 9, ?)`,
  );
  let id = 0;
  for (let restaurant = 1; restaurant <= restaurants; restaurant++) {
    const start = Math.floor(random() * names);
    const feeOf = new Map(PLATFORMS.map((platform) => [platform, Math.floor(random() * 15) * 100]));
    for (const [platform, fee] of feeOf) fees.run(restaurant, platform, fee, fee, fee + 500, now);
    for (let n = 0; n < SIZE.dishesPerRestaurant; n++) {
      id++;
      const price = 500 + Math.floor(random() * 80) * 100;
      const offers = PLATFORMS.map((platform) => {
        const item = price + Math.floor(random() * 6) * 50;
        return { platform, item, fee: feeOf.get(platform) ?? 0 };
      });
      const cheapest = Math.min(...offers.map(({ item, fee }) => item + fee));
      // Steps of 97, a prime that divides no count of names here, never name one dish twice.
      const name = ((start + n * 97) % names) + 1;
      dish.run(id, restaurant, name, Math.floor(random() ** 3 * 500), cheapest);
      for (const { platform, item } of offers) {
        const at = now - Math.floor(random() * 45) * DAY_MS;
        const people = 1 + Math.floor(random() * 5);
        offer.run(
          id,
          platform,
          item,
          people * 0.9,
          random() < 0.1 ? 1 : 0,
          at,
          people,
          1,
          at,
          at - DAY_MS,
        );
      }
    }
  }
}
