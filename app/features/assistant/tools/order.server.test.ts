import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTaken } from "~/features/fees";
import { quote } from "~/features/fees/index.server";
import { toSar } from "~/features/prices";
import { mapsFor } from "~/maps.server";
import { env } from "~/server/env.server";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import type { ToolContext } from "./context";
import { perPerson, priceOrder } from "./order.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

test("several dishes come to what one order of them is quoted at, shared by those who eat", async () => {
  const { restaurant_id } = await db
    .selectFrom("dishes")
    .select("restaurant_id")
    .executeTakeFirstOrThrow();
  const dishes = await db
    .selectFrom("dishes")
    .select("id")
    .where("restaurant_id", "=", restaurant_id)
    .limit(2)
    .execute();
  const lines = dishes.map(({ id }, at) => ({ dishId: id, quantity: at + 1 }));
  const context: ToolContext = {
    ...{ db, userId: "", maps: mapsFor(db, env()), embedder: null, said: "" },
    now: () => SAMPLE_NOW,
  };
  const order = lines.map(({ dishId, quantity }) => ({ dish: String(dishId), quantity }));
  const found = await priceOrder(context, { order, splitBetween: 4 });
  const quotes = (await quote(db, lines, { now: SAMPLE_NOW })).filter(isTaken);
  expect(quotes.length).toBeGreaterThan(0);
  expect(found.order?.ranked.map(({ platform, total }) => [platform, total])).toEqual(
    quotes.map(({ platform, total }) => [platform, toSar(total)]),
  );
  for (const { fees, items, perPerson: each, total, vat } of found.order?.ranked ?? []) {
    expect(each).toBeCloseTo(total / 4, 2);
    expect(items + fees.delivery + fees.service + fees.smallOrder + vat).toBeCloseTo(total, 2);
  }
});

test("an order of what is near a neighbourhood is priced for there, as one that is sent there", async () => {
  const dishes = await db.selectFrom("offers").select("dish_id").distinct().limit(2).execute();
  const context: ToolContext = {
    ...{ db, userId: "", maps: mapsFor(db, env()), embedder: null, said: "" },
    now: () => SAMPLE_NOW,
  };
  const order = dishes.map(({ dish_id }) => ({ dish: String(dish_id), quantity: 1 }));
  const near = await priceOrder(context, { order, area: "Malqa" });
  const sent = await priceOrder(context, { order, deliverTo: "Malqa" });
  expect(near.destination).toEqual(sent.destination);
  expect(near.destination.area).not.toBeNull();
  expect(near.order).toEqual(sent.order);
});

test("dishes that there are not come to nothing, and say so", async () => {
  const context = {
    db,
    userId: "",
    maps: mapsFor(db, env()),
    embedder: null,
    said: "",
    now: () => SAMPLE_NOW,
  };
  const found = await priceOrder(context, { order: [{ dish: "x", quantity: 1 }] });
  expect(found.order?.ranked).toEqual([]);
  expect(found.emptyReason).toBe("no_prices_yet");
});

test("a share is told to the halala, and only where somebody shares", () => {
  expect(perPerson(100, 3)).toEqual({ perPerson: 33.33 });
  expect(perPerson(100, null)).toEqual({});
});
