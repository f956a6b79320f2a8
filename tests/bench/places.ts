import SQLite from "better-sqlite3";
import { scoreNames } from "~/features/names";
import { findNearby } from "~/features/places/find-nearby.server";
import { freshPlaces } from "~/features/places/places-index.server";
import { sampleMaps } from "~/providers/maps/sample.server";
import { NEIGHBOURHOODS } from "~/sample/neighbourhoods";
import { openDatabase } from "~/server/database/db.server";
import type { Point } from "~/server/geo";
import { startRedis } from "~tests/support/redis";
import { restaurantNames } from "./generate";
import { middle, part } from "./measured";
import { seeded } from "./random";
import { removeDatabase } from "./remove-database";

const RESTAURANTS = 20_000;
const BRANCHES_EACH = 5;
const QUESTIONS = 2_000;
const ROUNDS = 3;
const RADIUS_M = 1500;
const MOST = 100;
const REDIS_PORT = 3809;

/** The built-up part of Riyadh. */
const CITY = { south: 24.5, north: 24.92, west: 46.5, east: 46.9 };

/** Fills a fresh database file with 20,000 restaurants at 100,000 places all over the city. */
export async function generatePlaces(path: string): Promise<void> {
  removeDatabase(path);
  await (await openDatabase(`file:${path}`)).destroy();
  const db = new SQLite(path);
  db.pragma("synchronous = off");
  const random = seeded(3);
  const place = pointIn(random);
  const neighbourhood = db.prepare(
    "insert into neighbourhoods (name_ar, name_en, lat, lng) values (?, ?, ?, ?)",
  );
  const restaurant = db.prepare(
    "insert into restaurants (id, name_ar, name_en, is_brand, revision, created_at) values (?, ?, ?, 1, ?, 0)",
  );
  const branch = db.prepare(
    "insert into branches (restaurant_id, lat, lng, neighbourhood_id) values (?, ?, ?, ?)",
  );
  db.transaction(() => {
    for (const { ar, en, lat, lng } of NEIGHBOURHOODS) neighbourhood.run(ar, en, lat, lng);
    for (const [at, [ar, en]] of restaurantNames(random, RESTAURANTS).entries()) {
      restaurant.run(at + 1, ar ?? null, en ?? null, at + 1);
      for (let i = 0; i < BRANCHES_EACH; i++) {
        const { lat, lng } = place();
        branch.run(at + 1, lat, lng, 1 + Math.floor(random() * NEIGHBOURHOODS.length));
      }
    }
    db.prepare("insert or replace into meta (key, value) values ('catalogue_revision', ?)").run(
      String(RESTAURANTS),
    );
  })();
  db.close();
}

/** Points all over the city, the same ones each time. */
export function pointIn(random: () => number): () => Point {
  return () => ({
    lat: Number((CITY.south + random() * (CITY.north - CITY.south)).toFixed(6)),
    lng: Number((CITY.west + random() * (CITY.east - CITY.west)).toFixed(6)),
  });
}

/** The nearest 100 within 1,500 m of 2,000 points: our index against Redis over the loopback, in turn. */
export async function comparePlaces(path: string) {
  const db = await openDatabase(`file:${path}`);
  const index = await freshPlaces(db);
  const redis = await startRedis(REDIS_PORT);
  const maps = sampleMaps((keyword, words) => scoreNames(keyword, words).score > 0.6);
  const next = pointIn(seeded(4));
  const centres = Array.from({ length: QUESTIONS }, next);
  if (redis) {
    for (const { slot } of index.near({ lat: 24.7, lng: 46.7 }, 100_000)) {
      const branch = index.branchAt(slot);
      if (branch) await redis.call("GEOADD", "branches", branch.lng, branch.lat, branch.branch);
    }
  }
  const askRedis = ({ lat, lng }: Point) =>
    redis?.call(
      ..."GEOSEARCH branches FROMLONLAT".split(" "),
      lng,
      lat,
      ...`BYRADIUS ${RADIUS_M} m ASC COUNT ${MOST} WITHDIST`.split(" "),
    );
  const rivals: Record<string, (centre: Point) => unknown> = {
    "our index": (centre) => index.near(centre, RADIUS_M, MOST),
    ...(redis && { "Redis GEOSEARCH over the loopback": askRedis }),
    "the whole of findNearby": (centre) =>
      findNearby(
        { db, maps },
        { centre, radius: RADIUS_M, keyword: "", language: "ar", now: Date.now() },
      ),
  };
  const times = new Map(Object.keys(rivals).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, ask] of Object.entries(rivals))
      for (const centre of centres) {
        const begun = performance.now();
        await ask(centre);
        // The first round is for warming up.
        if (round > 0) times.get(name)?.push(performance.now() - begun);
      }
  await redis?.stop();
  await db.destroy();
  if (!redis)
    console.log(
      'No redis-server here (Debian: "apt-get install redis-server"): its line is left out.',
    );
  return [...times].map(([name, all]) => ({
    nearest: name,
    "p50 ms": middle(all).toFixed(3),
    "p99 ms": part(all, 0.99).toFixed(3),
  }));
}
