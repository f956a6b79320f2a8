import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueRevision } from "~/features/catalogue/revision.server";
import { isSampleData } from "~/features/catalogue/sample.server";
import { total } from "~/features/prices/money";
import { PLATFORMS } from "~/features/prices/platform";
import { confidenceAt, statusAt } from "~/features/prices/status";
import { openDatabase } from "~/server/db.server";
import type { Database } from "../schema";
import { loadSample } from "./load";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeAll(async () => {
  db = await openDatabase("file::memory:");
  await loadSample(db, NOW);
});
afterAll(() => db.destroy());

test("every status and every confidence occurs often, morning and night", async () => {
  const offers = await db.selectFrom("offers").selectAll().execute();
  for (const now of [NOW, NOW + 12 * 60 * 60 * 1000]) {
    const seen = new Map<string, number>();
    for (const offer of offers)
      for (const word of [statusAt(offer, now), confidenceAt(offer, now)])
        seen.set(word, (seen.get(word) ?? 0) + 1);
    for (const word of ["verified", "unverified", "stale", "high", "medium", "low"])
      expect(seen.get(word), word).toBeGreaterThan(100);
  }
});

test("each platform is the cheapest for many dishes, and missing for some", async () => {
  const offers = await db
    .selectFrom("offers")
    .innerJoin("dishes", "dishes.id", "offers.dish_id")
    .select(["platform", "dish_id", "item_price", "delivery_fee", "vat_on_top", "cheapest_total"])
    .execute();
  const priced = new Set(offers.map((offer) => offer.dish_id)).size;
  for (const platform of PLATFORMS) {
    const here = offers.filter((offer) => offer.platform === platform);
    const cheapest = here.filter((offer) => total(offer, 1) === offer.cheapest_total);
    expect(cheapest.length).toBeGreaterThan(80);
    expect(here.length).toBeLessThan(priced);
  }
});

test("prices rise and fall", async () => {
  const versions = await db.selectFrom("price_versions").selectAll().execute();
  const steps = versions.flatMap((row) => {
    const after = versions.find(
      ({ dish_id, platform, started_at }) =>
        dish_id === row.dish_id && platform === row.platform && started_at === row.ended_at,
    );
    return after ? [after.item_price - row.item_price] : [];
  });
  expect(steps.filter((step) => step > 0).length).toBeGreaterThan(50);
  expect(steps.filter((step) => step < 0).length).toBeGreaterThan(50);
});

test("some dishes have no price", async () => {
  const unpriced = await db
    .selectFrom("dishes")
    .select("id")
    .where("cheapest_total", "is", null)
    .execute();
  expect(unpriced.length).toBeGreaterThanOrEqual(10);
});

test("it says that it is sample data, and where its revisions end", async () => {
  expect(await isSampleData(db)).toBe(true);
  const last = await db
    .selectFrom("dish_names")
    .select((eb) => eb.fn.max("revision").as("revision"))
    .executeTakeFirstOrThrow();
  expect(await catalogueRevision(db)).toBe(last.revision);
});

test("a filled catalogue is replaced only when asked, and revisions go on", async () => {
  await expect(loadSample(db, NOW)).rejects.toThrow("The catalogue is not empty");
  const offers = await db.selectFrom("offers").selectAll().execute();
  const before = await catalogueRevision(db);
  await loadSample(db, NOW, { replace: true });
  expect(await catalogueRevision(db)).toBe(2 * before);
  expect(await db.selectFrom("offers").selectAll().execute()).toEqual(offers);
});

test("its people have earned what they did, within the limit of each day", async () => {
  const lines = await db.selectFrom("points").selectAll().execute();
  expect(new Set(lines.map(({ user_id }) => user_id)).size).toBe(30);
  const ofDay = new Map<string, number>();
  for (const { user_id, day, amount } of lines)
    ofDay.set(`${user_id} ${day}`, (ofDay.get(`${user_id} ${day}`) ?? 0) + amount);
  expect(Math.max(...ofDay.values())).toBeLessThanOrEqual(100);
  const { count } = await db
    .selectFrom("observations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("proof", "=", "snapshot")
    .executeTakeFirstOrThrow();
  expect(lines.filter(({ kind }) => kind === "snapshot")).toHaveLength(count);
  expect(lines.some(({ kind }) => kind === "confirmation")).toBe(true);
});
