import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { tellFacts } from "~/features/facts/index.server";
import { DAY_MS, riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { type NextCheck, nextChecks } from "./next-checks.server";

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

/** Somebody who has contributed for a while, in no known place, or in one. */
const helper = (userId: string, neighbourhood: number | null = null, level = "contributor") => ({
  userId,
  level,
  neighbourhood,
});

/** These people ask for a dish by its name at its restaurant. */
async function asks(dish: (typeof dishes)[number], people: string[], neighbourhood_id = 0) {
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
    .values(people.map((person) => ({ intent_id: id, day, neighbourhood_id, person, lasting: 0 })))
    .execute();
}

const dishAt = (at: number) => {
  const dish = dishes.at(at);
  if (!dish) throw new Error("The sample has too few restaurants");
  return dish;
};

const restaurantOf = (check: NextCheck) =>
  "fact" in check ? check.restaurant.id : check.dish.restaurant_id;
const keyOf = (check: NextCheck) =>
  "fact" in check ? `${check.fact} ${check.restaurant.id}` : `${check.dish.id} ${check.platform}`;

/** How often each restaurant is asked about over many hours. */
async function shares(userId: string) {
  const counts = new Map<number, number>();
  for (let hour = 0; hour < 20; hour++) {
    const checks = await nextChecks(db, helper(userId), SAMPLE_NOW + hour * HOUR_MS);
    expect(checks.length).toBeLessThanOrEqual(3);
    for (const id of checks.map(restaurantOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

test("nobody is asked about what nobody asks for; what one asks for, everybody is asked, themselves on that day", async () => {
  expect(await nextChecks(db, helper("me"), SAMPLE_NOW)).toEqual([]);
  await asks(dishAt(0), ["me"]);
  expect(await nextChecks(db, helper("me"), SAMPLE_NOW)).not.toEqual([]);
  expect(await nextChecks(db, helper("me"), SAMPLE_NOW + 24 * HOUR_MS)).toEqual([]);
  expect(await nextChecks(db, helper("you"), SAMPLE_NOW + 24 * HOUR_MS)).not.toEqual([]);
});

test("one question of what they searched for, one of what is asked for near them", async () => {
  const crowd = Array.from({ length: 50 }, (_, i) => `p${i}`);
  await asks(dishAt(0), crowd);
  await asks(dishAt(1), ["neighbour"], 7);
  await asks(dishAt(2), ["me"]);
  const restaurants = async (neighbourhood: number | null) =>
    (await nextChecks(db, helper("me", neighbourhood), SAMPLE_NOW)).map(restaurantOf);
  const [own, near, rest] = [2, 1, 0].map((at) => dishAt(at).restaurant_id);
  expect(await restaurants(7)).toEqual([own, near, rest]);
  expect(await restaurants(null)).toEqual([own, rest, rest]);
});

test("for an hour nobody is asked what another is looking at; a newcomer keeps nothing from others", async () => {
  await asks(dishAt(0), ["a"]);
  const keys = async (...who: Parameters<typeof helper>) =>
    (await nextChecks(db, helper(...who), SAMPLE_NOW)).map(keyOf);
  const newcomers = await keys("new", null, "newcomer");
  expect(newcomers).not.toEqual([]);
  const first = await keys("me");
  expect(first).toHaveLength(newcomers.length);
  expect(await keys("me")).toEqual(first);
  const second = await keys("you");
  expect(second.filter((key) => first.includes(key))).toEqual([]);
  const later = await nextChecks(db, helper("you"), SAMPLE_NOW + HOUR_MS);
  expect(later).not.toEqual([]);
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

const isHere = () =>
  db
    .insertInto("users")
    .values({
      id: "me",
      username: "me",
      display_name: "Me",
      trust_level: "newcomer",
      created_at: 0,
    })
    .execute();

test("what a person spoke of is not asked of them again", async () => {
  await asks(dishAt(0), ["a"]);
  const before = await nextChecks(db, helper("me"), SAMPLE_NOW);
  const first = before.find((check) => !("fact" in check));
  if (!first || "fact" in first) throw new Error("No price is asked");
  const { platform, itemPrice, dish } = first;
  await isHere();
  await db
    .insertInto("observations")
    .values({
      ...{ dish_id: dish.id, platform, user_id: "me", kind: "price", item_price: itemPrice },
      ...{ proof: "tap", image_hash: null, trust_level: "newcomer", observed_at: SAMPLE_NOW - 1 },
    })
    .execute();
  const after = await nextChecks(db, helper("me"), SAMPLE_NOW);
  expect(after).not.toContainEqual(first);
});

test("of a restaurant without prices it is asked whether it sells, and whether its hours hold, until that is told", async () => {
  const dish = dishAt(0);
  const restaurantId = dish.restaurant_id;
  await db.deleteFrom("offers").execute();
  await asks(dish, ["a"]);
  await tellFacts(db, {
    ...{ restaurantId, teller: null, now: SAMPLE_NOW - 300 * DAY_MS },
    facts: [{ kind: "hours", value: "24/7" }],
  });
  await isHere();
  const later = SAMPLE_NOW + HOUR_MS;
  const asked = async () => (await nextChecks(db, helper("me"), later)).map(keyOf).sort();
  const tells = (kind: "hours" | "closed", value: string) =>
    tellFacts(db, {
      ...{ restaurantId, now: later, facts: [{ kind, value }] },
      teller: { id: "me", trustLevel: "contributor" },
    });
  expect(await asked()).toEqual([`hours ${restaurantId}`, `open ${restaurantId}`]);
  await tells("closed", "no");
  expect(await asked()).toEqual([`hours ${restaurantId}`]);
  await tells("hours", "24/7");
  expect(await asked()).toEqual([]);
  // Nobody waits for a moderator to say what is shown already.
  expect(await db.selectFrom("told_facts").select("id").where("waiting", "=", 1).execute()).toEqual(
    [],
  );
});
