import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordEvidence, retractEvidence } from "~/features/trust/evidence.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { rebuildFees } from "./fold.server";
import { quote } from "./quote.server";
import { settleFees } from "./settle.server";

const NOW = Date.UTC(2026, 2, 14, 9);
const HOUR_MS = 3_600_000;
const PEOPLE = Array.from({ length: 12 }, (_, n) => `person ${n}`);
/** The fourth is another restaurant's. */
const DISHES = [1, 2, 3, 4];

let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(PEOPLE);
  const named = { name_ar: "مندي", is_brand: 0, revision: 1, created_at: 0 };
  await db
    .insertInto("restaurants")
    .values({ id: 2, ...named })
    .execute();
  const line = { dish_name_id: 1, size: null, section: "mains", asked_count: 0 };
  await db
    .insertInto("dishes")
    .values({ id: 4, restaurant_id: 2, ...line })
    .execute();
});
afterEach(() => db.destroy());

interface Ordered {
  dish: number;
  platform: "platform_a" | "platform_b";
  price: number;
  delivery: number;
  /** Whether VAT is charged on top of its prices. */
  vat?: boolean;
}

/** The nth person's order of one dish, with a picture. Returns the observation's id. */
async function ordered(n: number, { delivery, dish, platform, price, vat = true }: Ordered) {
  const user_id = PEOPLE[n % PEOPLE.length] ?? "";
  const observed_at = NOW + n * HOUR_MS;
  const { observationId } = await recordEvidence(
    db,
    {
      ...{ dish_id: dish, platform, user_id, trust_level: "contributor", observed_at },
      ...{ kind: "price", item_price: price, proof: "snapshot", image_hash: `picture ${n}` },
    },
    observed_at,
    {
      ...{ user_id, trust_level: "contributor", dish_id: dish, platform, subtotal: price },
      ...{ placed_at: observed_at, hour_known: 1, proof: "snapshot", recorded_at: observed_at },
      charges: [
        { kind: "delivery", off: "", amount: delivery },
        { kind: "service", off: "", amount: 150 },
        { kind: "vat_on_top", off: "", amount: vat ? Math.round((price + delivery) * 0.15) : 0 },
      ],
    },
  );
  return observationId;
}

const totals = async () => {
  const rows = await db.selectFrom("dishes").select(["id", "cheapest_total"]).execute();
  return new Map(rows.map(({ id, cheapest_total }) => [id, cheapest_total]));
};

const one = fc.record({
  dish: fc.constantFrom(...DISHES),
  platform: fc.constantFrom("platform_a" as const, "platform_b" as const),
  price: fc.constantFrom(1500, 2000, 4800),
  delivery: fc.constantFrom(0, 500, 900, 1350),
  vat: fc.boolean(),
  withdrawn: fc.boolean(),
  settled: fc.integer({ min: 0, max: 7 }).map((turn) => turn === 0),
});

test("a list's total is what a quote says, whatever came, was taken back and was learnt; and folding all again writes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 25 }), async (all) => {
      for (const [n, order] of all.entries()) {
        const id = await ordered(n, order);
        if (order.withdrawn) await retractEvidence(db, id, NOW);
        if (order.settled) await settleFees(db);
        const told = await totals();
        for (const dishId of DISHES) {
          const [best] = await quote(db, [{ dishId, quantity: 1 }], { now: NOW });
          expect(told.get(dishId)).toBe(best?.total ?? null);
        }
      }
      expect(await rebuildFees(db)).toEqual([]);
      for (const { id } of await db
        .selectFrom("observations")
        .select("id")
        .where("id", "not in", (q) => q.selectFrom("withdrawals").select("observation_id"))
        .execute())
        await retractEvidence(db, id, NOW);
      expect([...new Set((await totals()).values())]).toEqual([null]);
      for (const table of ["platform_fees", "restaurant_fees"] as const)
        await db.deleteFrom(table).execute();
    }),
    { numRuns: 8 },
  );
});

test("orders of one dish move the totals of the others by delivery alone, and folding all again mends one that is wrong", async () => {
  const some = { platform: "platform_a", price: 2000, vat: false } as const;
  for (let n = 0; n < 3; n++) await ordered(n, { ...some, dish: 2, delivery: 500 });
  const before = (await totals()).get(2) ?? 0;
  for (let n = 3; n < 9; n++) await ordered(n, { ...some, dish: 1, delivery: 900 });
  const after = (await totals()).get(2) ?? 0;
  expect(after - before).toBe(400);
  await db.updateTable("dishes").set({ cheapest_total: 1 }).where("id", "=", 2).execute();
  expect(await rebuildFees(db)).toEqual([1]);
  expect((await totals()).get(2)).toBe(after);
});

test("a write touches the totals that moved, and no other", async () => {
  for (let n = 0; n < 6; n++)
    for (const [place, dish] of DISHES.entries())
      await ordered(10 * n + place, {
        ...{ dish, platform: "platform_a", price: 1000 * dish, delivery: 900 },
      });
  await settleFees(db);
  await sql`create temp table touched (id integer)`.execute(db);
  await sql`create temp trigger touches after update on main.dishes
    begin insert into touched values (new.id); end`.execute(db);
  const touched = async () => {
    const { rows } = await sql<{ id: number }>`select id from touched order by id`.execute(db);
    await sql`delete from touched`.execute(db);
    return rows.map(({ id }) => id);
  };
  await ordered(70, { dish: 1, platform: "platform_a", price: 1000, delivery: 900 });
  expect(await touched()).toEqual([]);
  await ordered(71, { dish: 2, platform: "platform_b", price: 100, delivery: 0 });
  expect(await touched()).toEqual([2]);
  expect(await rebuildFees(db)).toEqual([]);
  expect(await touched()).toEqual([]);
});
