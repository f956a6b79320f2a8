import { expect, test } from "vitest";
import { recordOrder, withdrawOrder } from "~/features/fees/index.server";
import { settleFees } from "~/features/fees/settle.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { trackRecord } from "../levels/track-record.server";
import { judgeFees } from "./judge-fees.server";

const NOW = Date.UTC(2026, 2, 14, 9);
const HOUR_MS = 3_600_000;
const PEOPLE = Array.from({ length: 24 }, (_, n) => `person ${n}`);

test("a fee far outside counts against whoever told it, agreement counts for nobody, and a rebuild gives the same", async () => {
  const db = await evidenceDatabase([...PEOPLE, "liar", "buyer"]);
  const centre = { lat: 24.7, lng: 46.7 };
  const malqa = { id: 1, name_ar: "الملقا", name_en: "Malqa" };
  await db
    .insertInto("neighbourhoods")
    .values({ ...malqa, ...centre, lat: 24.72 })
    .execute();
  await db
    .insertInto("branches")
    .values({ id: 1, restaurant_id: 1, ...centre })
    .execute();
  const order = (user_id: string, hours: number, delivery: number, off = 0) =>
    recordOrder(db, {
      ...{ user_id, trust_level: "contributor", dish_id: 1, neighbourhood_id: 1, branch_id: 1 },
      ...{ platform: "platform_a", placed_at: NOW + hours * HOUR_MS, hour_known: 1 },
      ...{ subtotal: 3000, proof: "snapshot" as const, recorded_at: NOW },
      charges: [
        { kind: "delivery", off: "", amount: delivery },
        ...(off > 0 ? [{ kind: "discount" as const, off: "delivery" as const, amount: off }] : []),
      ],
    });
  const settle = async () => {
    await settleFees(db);
    return judgeFees(db);
  };
  const wrong = async (person: string) => (await trackRecord(db, person)).wrong;
  const stored = () => db.selectFrom("outlying_orders").selectAll().execute();

  for (let n = 0; n < 60; n++) await order(PEOPLE[n % 24] ?? "", 3 * n, 900);
  expect(await settle()).toBe(0);
  const lie = await order("liar", 90, 5000);
  await order("buyer", 91, 900, 800);
  expect(await settle()).toBe(1);
  expect(await stored()).toEqual([{ order_id: lie }]);
  expect([await wrong("liar"), await wrong("buyer"), await wrong("person 1")]).toEqual([1, 0, 0]);
  expect((await trackRecord(db, "person 1")).goodPictures).toBe(0);

  expect(await judgeFees(db)).toBe(0);
  await db.deleteFrom("outlying_orders").execute();
  await db.deleteFrom("platform_fees").execute();
  expect(await settle()).toBe(1);
  expect(await stored()).toEqual([{ order_id: lie }]);

  await withdrawOrder(db, { id: lie, at: NOW });
  expect(await wrong("liar")).toBe(0);
  await settle();
  expect(await stored()).toEqual([]);
  await db.destroy();
});
