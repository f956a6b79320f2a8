import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordObservation } from "~/features/prices/record.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { RECENT_ORDERS } from "./book";
import type { Charge } from "./charge";
import { rebuildFees } from "./fold.server";
import { recentOrders } from "./kept-orders.server";
import { foldFeesUnderPresentRules } from "./present-rules.server";
import { pricedOffers } from "./priced-offers.server";
import { insertOrder } from "./queries.server";
import { recordOrder, withdrawOrder } from "./record.server";
import { OrderSample } from "./sample";
import { samplesOf } from "./sample.server";
import { settleFees } from "./settle.server";
import { learntFrom, ordersThere } from "./settle-queries.server";

const NOW = Date.UTC(2026, 2, 14, 9);
const HOUR_MS = 3_600_000;
const PEOPLE = Array.from({ length: 12 }, (_, n) => `person ${n}`);

let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(PEOPLE);
  const centre = { lat: 24.7, lng: 46.7 };
  await db
    .insertInto("neighbourhoods")
    .values([
      { id: 1, name_ar: "العليا", name_en: "Olaya", ...centre },
      { id: 2, name_ar: "الملقا", name_en: "Malqa", lat: 24.8, lng: 46.7 },
    ])
    .execute();
  await db
    .insertInto("branches")
    .values([
      { id: 1, restaurant_id: 1, ...centre },
      { id: 2, restaurant_id: 1, lat: 24.81, lng: 46.7 },
    ])
    .execute();
});
afterEach(() => db.destroy());

/** An order of 30 SAR; the nth of the nth person. */
const ordered = (
  n: number,
  delivery: number,
  rest: { neighbourhood_id?: number; branch_id?: number } = {},
  more: Charge[] = [],
) =>
  recordOrder(db, {
    ...{ user_id: PEOPLE[n % PEOPLE.length] ?? "", trust_level: "contributor", dish_id: 1 },
    ...{ platform: "platform_a", placed_at: NOW + n * HOUR_MS, hour_known: 1, subtotal: 3000 },
    ...{ proof: "snapshot" as const, recorded_at: NOW, ...rest },
    charges: [{ kind: "delivery", off: "", amount: delivery }, ...more],
  });

test("an order goes to the model with what was really paid, and how far it went", async () => {
  const off: Charge = { kind: "discount", off: "delivery", amount: 900 };
  const gifts: Charge[] = [
    { kind: "tip", off: "", amount: 500 },
    { kind: "donation", off: "", amount: 100 },
    { kind: "discount", off: "order", amount: 300 },
    { kind: "service", off: "", amount: 200 },
  ];
  await ordered(0, 900, { neighbourhood_id: 2 }, [off]);
  await ordered(1, 900, { neighbourhood_id: 2, branch_id: 1 }, gifts);
  await ordered(2, 700);
  const taken = await ordered(3, 9900);
  await withdrawOrder(db, { id: taken, at: NOW });
  const of = { restaurantId: 1, platform: "platform_a" };
  const orders = (await recentOrders(db, of)).sort((a, b) => a.orderId - b.orderId);
  expect(orders).toMatchObject([
    { delivery: 0, service: 0, metres: 1112, neighbourhoodId: 2, weight: 1.5, hourKnown: true },
    { delivery: 900, service: 200, smallOrder: 0, cash: 0, metres: 11_120 },
    { delivery: 700, metres: null, neighbourhoodId: null, member: null, subtotal: 3000 },
  ]);
});

test("the newest orders are those that were placed last, however late they were told", async () => {
  const kept: number[] = [];
  await inTransaction(db, async (trx) => {
    for (let n = RECENT_ORDERS + 3; n >= 0; n--) {
      const { id } = await insertOrder(trx, {
        ...{ user_id: PEOPLE[n % PEOPLE.length] ?? "", trust_level: "contributor", dish_id: 1 },
        ...{ platform: "platform_a", placed_at: NOW + n * HOUR_MS, hour_known: 1, subtotal: 3000 },
        ...{ proof: "snapshot" as const, recorded_at: NOW, charges: [] },
      });
      if (n > 3) kept.push(id);
    }
  });
  const recent = await recentOrders(db, { restaurantId: 1, platform: "platform_a" });
  expect(recent.map(({ orderId }) => orderId).sort((a, b) => a - b)).toEqual(kept);
});

test("newcomers push no others out of the newest orders", async () => {
  await inTransaction(db, async (trx) => {
    for (let n = 0; n < 6 * RECENT_ORDERS; n++) {
      const newcomer = n % 4 !== 0;
      await insertOrder(trx, {
        ...{ user_id: PEOPLE[n % PEOPLE.length] ?? "", dish_id: 1, platform: "platform_a" },
        // Two of a moment.
        ...{ placed_at: NOW - Math.floor(n / 2) * HOUR_MS, hour_known: 1, subtotal: 3000 },
        ...{ trust_level: newcomer ? "newcomer" : "contributor", proof: "snapshot" as const },
        ...{ branch_id: null, neighbourhood_id: null, member: null, promised_minutes: null },
        ...{ recorded_at: NOW, charges: [] },
      });
    }
  });
  const byAge = await db
    .selectFrom("orders")
    .select(["id", "trust_level"])
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const known = byAge.filter(({ trust_level }) => trust_level !== "newcomer");
  const wanted = new Set([...byAge.slice(0, RECENT_ORDERS), ...known.slice(0, RECENT_ORDERS)]);
  const recent = await recentOrders(db, { restaurantId: 1, platform: "platform_a" });
  expect(recent.map(({ orderId }) => orderId)).toEqual([...wanted].map(({ id }) => id));
  expect(recent.length).toBe(RECENT_ORDERS + (3 * RECENT_ORDERS) / 4);
});

/** All that is folded from orders. */
const standing = async () =>
  JSON.stringify([
    await db.selectFrom("platform_fees").selectAll().orderBy("platform").execute(),
    await db
      .selectFrom("restaurant_fees")
      .selectAll()
      .orderBy("restaurant_id")
      .orderBy("platform")
      .execute(),
  ]);

test("what is kept and learnt depends on the orders alone: late ones and withdrawn ones change nothing else", async () => {
  const one = fc.record({
    n: fc.integer({ min: 0, max: 200 }),
    delivery: fc.constantFrom(0, 500, 900, 2500),
    withdrawn: fc.boolean(),
    settled: fc.integer({ min: 0, max: 9 }).map((turn) => turn === 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 40 }), async (all) => {
      await db.deleteFrom("orders").execute();
      for (const { n, delivery, settled, withdrawn } of all) {
        const id = await ordered(n, delivery, n % 3 === 0 ? { neighbourhood_id: 2 } : {});
        if (withdrawn) await withdrawOrder(db, { id, at: NOW });
        if (settled) await settleFees(db);
      }
      await settleFees(db);
      const live = await standing();
      expect(await rebuildFees(db)).toEqual([]);
      for (const table of ["platform_fees", "restaurant_fees"] as const)
        await db.deleteFrom(table).execute();
      await settleFees(db);
      expect(await standing()).toBe(live);
      const kept = new OrderSample(5);
      const { orders } = (await samplesOf(db)).platform_a;
      expect(orders).toHaveLength(all.filter(({ withdrawn }) => !withdrawn).length);
      for (const order of orders) kept.add(order);
      const { firstLeftOut, orders: few } = (await samplesOf(db, 5)).platform_a;
      expect(firstLeftOut).toBe(kept.sample.firstLeftOut);
      const ids = (of: readonly { orderId: number }[]) => of.map(({ orderId }) => orderId).sort();
      expect(ids(few)).toEqual(ids(kept.sample.orders));
    }),
    { numRuns: 10 },
  );
});

test("a quote rests on what was learnt, and a new order is in its restaurant's fees at once", async () => {
  await recordObservation(db, {
    ...{ dish_id: 1, platform: "platform_a", user_id: PEOPLE[0] ?? "", trust_level: "contributor" },
    ...{ kind: "price" as const, item_price: 3000, proof: "tap" as const, image_hash: null },
    observed_at: NOW,
  });
  const fees = async () => {
    const [offer] = (await pricedOffers(db, [{ dishId: 1, quantity: 1 }])).get(1) ?? [];
    return offer?.fees;
  };
  expect(await fees()).toMatchObject({ delivery: 0, basis: { level: "none" } });
  await ordered(0, 900);
  await ordered(1, 900);
  // Two people are nothing to tell of, until the platform is learnt.
  expect(await fees()).toMatchObject({ delivery: 0, basis: { level: "none" } });
  for (let n = 2; n < 24; n++) await ordered(n, 900);
  expect(await fees()).toMatchObject({ delivery: 900, basis: { level: "restaurant" } });
  await settleFees(db);
  expect(await fees()).toMatchObject({ delivery: 900, basis: { level: "restaurant" } });
  const before = (await fees())?.basis.orders ?? 0;
  for (let n = 24; n < 48; n++) await ordered(n, 900);
  expect((await fees())?.basis.orders).toBeGreaterThan(before);
});

test("once other rules fold the fees, platforms are learnt anew although no order came", async () => {
  await ordered(0, 900);
  await foldFeesUnderPresentRules(db);
  await settleFees(db);
  expect(await learntFrom(db)).toBe(await ordersThere(db));
  await foldFeesUnderPresentRules(db);
  expect(await learntFrom(db)).toBe(await ordersThere(db));
  await db.updateTable("meta").set({ value: "1" }).where("key", "=", "fee_rules").execute();
  await foldFeesUnderPresentRules(db);
  expect(await learntFrom(db)).toBeUndefined();
});
