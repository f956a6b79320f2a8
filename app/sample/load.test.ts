import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueRevision } from "~/features/catalogue/revision.server";
import { isSampleData } from "~/features/catalogue/sample.server";
import { currentFeeModel } from "~/features/fees/model.server";
import { pricedOffers } from "~/features/fees/priced-offers.server";
import { compare } from "~/features/prices/compare";
import { PLATFORMS } from "~/features/prices/platform";
import { confidenceAt, statusAt } from "~/features/prices/status";
import { openDatabase } from "~/server/database/db.server";
import { distanceM } from "~/server/geo";
import type { Database } from "~db/schema";
import { generateSample } from "./generate";
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
  const dishes = await db
    .selectFrom("dishes")
    .select(["id", "cheapest_total"])
    .where("cheapest_total", "is not", null)
    .execute();
  const offers = await pricedOffers(
    db,
    dishes.map(({ id }) => ({ dishId: id, quantity: 1 })),
  );
  const compared = dishes.flatMap(({ id }) => compare(offers.get(id) ?? [], 1, NOW) ?? []);
  expect(compared.length).toBe(dishes.length);
  for (const platform of PLATFORMS) {
    const here = compared.filter(({ ranked }) => ranked.some((one) => one.platform === platform));
    expect(compared.filter(({ winner }) => winner === platform).length).toBeGreaterThan(80);
    expect(here.length).toBeLessThan(dishes.length);
  }
  expect(compared.map(({ ranked }) => ranked[0]?.total)).toEqual(
    dishes.map(({ cheapest_total }) => cheapest_total),
  );
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

test("what people were charged tells the rules they were charged by", async () => {
  const model = await currentFeeModel(db);
  const { platform_a: far, platform_b: banded, platform_c: free } = model?.platforms ?? {};
  expect(far?.minimum).toBe(2000);
  expect(banded?.smallOrder).toEqual({ below: 1500, fee: 300 });
  expect(banded?.members).toEqual({ times: 0, plus: 0 });
  expect(free?.freeFrom).toBe(6000);
  expect(far?.paid.hours[20]).not.toBe(far?.paid.hours[23]);
});

test("many restaurants are known from where people are, and each dish has a range", async () => {
  const { neighbourhoods, branches } = generateSample(NOW);
  const olaya = neighbourhoods.find(({ name_en }) => name_en === "Olaya");
  if (!olaya) throw new Error("No neighbourhood is called Olaya.");
  const metresFrom = (id: number) =>
    Math.min(
      ...branches.filter((one) => one.restaurant_id === id).map((one) => distanceM(one, olaya)),
    );
  const dishes = await db.selectFrom("dishes").select("id").execute();
  const orders = dishes.map(({ id }) => ({ dishId: id, quantity: 1 }));
  const terms = { neighbourhoodId: olaya.id, metresFrom, at: NOW, member: null };
  const fees = async (to?: typeof terms) =>
    [...(await pricedOffers(db, orders, to)).values()].flat().map((offer) => offer.fees);
  const levels = (await fees(terms)).map(({ basis }) => basis.level);
  for (const level of ["here", "restaurant"] as const)
    expect(levels.filter((one) => one === level).length).toBeGreaterThan(100);
  const anywhere = await fees();
  expect(anywhere.filter(({ high, low }) => high - low >= 300).length).toBeGreaterThan(
    anywhere.length / 2,
  );
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
