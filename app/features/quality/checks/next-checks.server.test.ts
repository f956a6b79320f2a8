import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { nextChecks } from "./next-checks.server";

const HOUR_MS = 3_600_000;

let db: Kysely<Database>;
let dishes: { id: number; restaurant_id: number; dish_name_id: number }[];
beforeEach(async () => {
  db = await openSample();
  await db.deleteFrom("search_voices").execute();
  await db.deleteFrom("search_intents").execute();
  const rows = await db
    .selectFrom("dishes")
    .where("id", "in", db.selectFrom("offers").select("dish_id"))
    .select(["id", "restaurant_id", "dish_name_id"])
    .orderBy("id")
    .execute();
  dishes = [...new Map(rows.map((row) => [row.restaurant_id, row])).values()];
  return () => db.destroy();
});

/** These people ask for a dish by its name at its restaurant. */
async function asks(dish: (typeof dishes)[number], people: string[]) {
  const { restaurant_id, dish_name_id } = dish;
  const key = `#${restaurant_id}|#${dish_name_id}`;
  const { id } = await db
    .insertInto("search_intents")
    .values({ key, restaurant_id, dish_name_id, restaurant_text: "", item_text: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const day = riyadhDay(SAMPLE_NOW);
  await db
    .insertInto("search_voices")
    .values(
      people.map((person) => ({ intent_id: id, day, neighbourhood_id: 0, person, lasting: 0 })),
    )
    .execute();
}

const dishAt = (at: number) => {
  const dish = dishes.at(at);
  if (!dish) throw new Error("The sample has too few restaurants");
  return dish;
};

/** How often each restaurant is asked about over many hours. */
async function shares(userId: string) {
  const counts = new Map<number, number>();
  for (let hour = 0; hour < 20; hour++) {
    const checks = await nextChecks(db, userId, SAMPLE_NOW + hour * HOUR_MS);
    expect(checks.length).toBeLessThanOrEqual(3);
    for (const { dish } of checks)
      counts.set(dish.restaurant_id, (counts.get(dish.restaurant_id) ?? 0) + 1);
  }
  return counts;
}

test("nobody is asked about what nobody asks for, nor about their own questions", async () => {
  expect(await nextChecks(db, "me", SAMPLE_NOW)).toEqual([]);
  await asks(dishAt(0), ["me"]);
  expect(await nextChecks(db, "me", SAMPLE_NOW)).toEqual([]);
  expect(await nextChecks(db, "you", SAMPLE_NOW)).not.toEqual([]);
});

test("of one restaurant two at most, whoever asks for all of it", async () => {
  const crowd = Array.from({ length: 50 }, (_, i) => `p${i}`);
  await asks(dishAt(0), crowd);
  await asks(dishAt(1), ["q1"]);
  const counts = await shares("me");
  expect(counts.get(dishAt(0).restaurant_id)).toBeLessThanOrEqual(2 * 20);
  expect(counts.get(dishAt(1).restaurant_id)).toBeGreaterThanOrEqual(20);
});

test("one voice is shared over all that it asks for", async () => {
  // What one person asks for ten times is worth less than what two ask for once.
  for (let i = 3; i < 13; i++) await asks(dishAt(i), ["busy"]);
  await asks(dishAt(0), ["a", "b"]);
  const counts = await shares("me");
  const most = Math.max(...dishes.slice(3, 13).map((dish) => counts.get(dish.restaurant_id) ?? 0));
  expect(counts.get(dishAt(0).restaurant_id) ?? 0).toBeGreaterThan(most);
});

test("what a person spoke of is not asked of them again", async () => {
  await asks(dishAt(0), ["a"]);
  const before = await nextChecks(db, "me", SAMPLE_NOW);
  const [first] = before;
  if (!first) throw new Error("Nothing is asked");
  const { platform, itemPrice, dish } = first;
  await db
    .insertInto("users")
    .values({
      id: "me",
      username: "me",
      display_name: "Me",
      trust_level: "newcomer",
      created_at: 0,
    })
    .execute();
  await db
    .insertInto("observations")
    .values({
      ...{ dish_id: dish.id, platform, user_id: "me", kind: "price", item_price: itemPrice },
      ...{ proof: "tap", image_hash: null, trust_level: "newcomer", observed_at: SAMPLE_NOW - 1 },
    })
    .execute();
  const after = await nextChecks(db, "me", SAMPLE_NOW);
  expect(after).not.toContainEqual(first);
});
