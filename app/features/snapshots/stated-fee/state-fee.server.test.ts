import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rebuildFees } from "~/features/fees/fold.server";
import { recordOrder } from "~/features/fees/record.server";
import { decideFees } from "~/features/moderation/fees/decide-fees.server";
import { recordEvidence } from "~/features/trust/index.server";
import { DAY_MS } from "~/i18n/days";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { ownStatedFees, stateFee, takeBackFee } from "./state-fee.server";
import type { StatedFee } from "./stated-fee";

const NOW = Date.UTC(2026, 2, 14, 9);
const STATED: StatedFee = {
  platform: "platform_a",
  delivery: 900,
  service: 0,
  subtotal: 4000,
  neighbourhoodId: null,
  member: null,
};
let db: Kysely<Database>;
beforeEach(async () => {
  db = await evidenceDatabase(["reem", "turki"]);
});
afterEach(() => db.destroy());

const say = (changes: Partial<StatedFee> = {}, at = NOW, userId = "reem") =>
  stateFee(db, { userId, dishId: 1, stated: { ...STATED, ...changes } }, at);

const takeBack = (at: number) =>
  takeBackFee(db, { userId: "reem", dishId: 1, platform: "platform_a" }, at);

const typical = async () =>
  (await db.selectFrom("restaurant_fees").selectAll().execute()).map(
    ({ typical, orders, people }) => [typical, orders, people],
  );

const counted = () =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"))
    .execute();

test("what is said is an order without a line, and moves the fee it is about; the same again does nothing", async () => {
  expect(await say()).toBeUndefined();
  await Promise.all(Array.from({ length: 10 }, () => say()));
  expect(await counted()).toMatchObject([
    { user_id: "reem", proof: "stated", subtotal: 4000, hour_known: 0, neighbourhood_id: null },
  ]);
  expect(await db.selectFrom("orders").selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom("observations").selectAll().execute()).toEqual([]);
  expect(await typical()).toEqual([[900, 1, 1]]);
});

test("another word within a day takes the place of the first, and taking it back leaves nothing", async () => {
  await say();
  await say({ delivery: 0, service: 200 }, NOW + 1);
  expect(await counted()).toHaveLength(1);
  expect(await typical()).toEqual([[200, 1, 1]]);
  expect(await ownStatedFees(db, { userId: "reem", dishId: 1 }, NOW + 2)).toEqual([
    { platform: "platform_a", delivery: 0, neighbourhood: null, waits: false },
  ]);
  await takeBack(NOW + 3);
  await takeBack(NOW + 4);
  expect(await counted()).toEqual([]);
  expect(await typical()).toEqual([]);
});

test("tomorrow's word stands beside today's, and each person has their own", async () => {
  await say();
  await say({ delivery: 1200 }, NOW + DAY_MS);
  await say({ delivery: 1500 }, NOW + DAY_MS, "turki");
  expect(await counted()).toHaveLength(3);
  await takeBack(NOW + DAY_MS + 1);
  expect((await counted()).map(({ user_id }) => user_id)).toEqual(["reem", "turki"]);
});

test("a neighbourhood that is none, and a dish whose price nobody knows, are asked about", async () => {
  expect(await say({ neighbourhoodId: 999 })).toEqual({ neighbourhood: "invalid" });
  expect(await say({ subtotal: null })).toEqual({ subtotal: "invalid" });
  expect(await counted()).toEqual([]);
});

const decide = (verdict: "accepted" | "refused", moderatorId = "turki", now = NOW) =>
  db
    .selectFrom("fee_reviews")
    .select("order_id")
    .executeTakeFirst()
    .then((review) =>
      decideFees(db, { orderId: review?.order_id ?? 0, verdict, moderatorId, now }),
    );

test("a fee that is more than the dishes cost waits for a moderator, also where its dish alone was ordered", async () => {
  const price = { kind: "price", item_price: 2200, proof: "tap" } as const;
  const at = { dish_id: 1, platform: "platform_a", observed_at: NOW };
  await recordEvidence(db, { ...price, ...at, user_id: "turki", trust_level: "trusted" }, NOW);
  const odd = [{ delivery: 4001 }, { service: 4001 }, { subtotal: null, delivery: 2201 }];
  for (const changes of odd) {
    await say(changes);
    await say(changes);
    expect(await counted()).toEqual([]);
    expect(await typical()).toEqual([]);
    expect(await ownStatedFees(db, { userId: "reem", dishId: 1 }, NOW)).toMatchObject([
      { waits: true },
    ]);
    expect(await db.selectFrom("fee_reviews").select("state").execute()).toEqual([
      { state: "waiting" },
    ]);
  }
  await say({ subtotal: null, delivery: 2200 });
  expect(await counted()).toMatchObject([{ subtotal: 2200 }]);
  expect(await db.selectFrom("fee_reviews").selectAll().execute()).toEqual([]);
});

test("the last decision about it counts, as if it had been said so, and nobody decides about their own", async () => {
  await say({ delivery: 5000 });
  expect(await decide("accepted", "reem")).toBe("own");
  expect(await typical()).toEqual([]);
  for (const verdict of ["accepted", "accepted", "refused", "accepted"] as const) {
    expect(await decide(verdict)).toBeNull();
    expect(await typical()).toEqual(verdict === "accepted" ? [[5000, 1, 1]] : []);
    expect(await rebuildFees(db)).toEqual([]);
  }
  expect(await ownStatedFees(db, { userId: "reem", dishId: 1 }, NOW)).toMatchObject([
    { delivery: 5000, waits: false },
  ]);
  await takeBack(NOW + 1);
  expect(await typical()).toEqual([]);
  expect(await decide("accepted")).toBe("missing");
  expect(await counted()).toEqual([]);
});

test("nothing is kept of who has left", async () => {
  await db.updateTable("users").set({ erased_at: NOW }).where("id", "=", "turki").execute();
  expect(await say({}, NOW, "turki")).toBeUndefined();
  expect(await counted()).toEqual([]);
});

test("who says nothing of VAT takes none away from a price", async () => {
  const common = { user_id: "turki", dish_id: 1, platform: "platform_a", trust_level: "trusted" };
  await recordOrder(db, {
    ...common,
    ...{ branch_id: null, neighbourhood_id: null, placed_at: NOW, hour_known: 0, member: null },
    ...{ promised_minutes: null, subtotal: 4000, proof: "snapshot", recorded_at: NOW },
    charges: [
      { kind: "delivery", off: "", amount: 1000 },
      { kind: "vat_on_top", off: "", amount: 750 },
    ],
  });
  const share = async () =>
    (await db.selectFrom("restaurant_fees").select("vat_share").executeTakeFirst())?.vat_share;
  expect(await share()).toBe(1500);
  for (const userId of ["reem", "turki"]) await say({}, NOW, userId);
  expect(await share()).toBe(1500);
});
