import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRestaurant } from "~/features/catalogue/index.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { ensureDish } from "./ensure-dish.server";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

const asked = { restaurant: "قدور الديرة", name: "كبسة لحم" };
const idsOf = (table: "restaurants" | "dishes") => db.selectFrom(table).select("id").execute();

test("two moderators who let the same dish in at once make one restaurant and one dish", async () => {
  const [one, other] = await Promise.all([ensureDish(db, asked, 1), ensureDish(db, asked, 1)]);
  expect(one).toBe(other);
  expect([await idsOf("restaurants"), await idsOf("dishes")]).toEqual([[{ id: 1 }], [{ id: 1 }]]);
});

test.each([{ hidden_at: 1 }, { closed_at: 1 }])(
  "a restaurant that lists don't have (%o) is not made a second time",
  async (state) => {
    const id = await createRestaurant(db, { name_ar: "قدور الديره" }, 1);
    await db.updateTable("restaurants").set(state).execute();
    await ensureDish(db, asked, 2);
    expect(await db.selectFrom("dishes").select("restaurant_id").execute()).toEqual([
      { restaurant_id: id },
    ]);
    expect(await idsOf("restaurants")).toHaveLength(1);
  },
);
