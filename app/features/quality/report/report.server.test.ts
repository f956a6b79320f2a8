import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { recordForReview } from "~/features/fees/index.server";
import { QUEUES } from "~/features/moderation";
import { DAY_MS, riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { keepReport } from "./queries.server";
import { countQuality, qualityReport, recountQuality } from "./report.server";

const now = SAMPLE_NOW;

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openSample();
  return () => db.destroy();
});

test("the sample has every figure, as shares and ages that can be, and is kept until it is an hour old", async () => {
  const report = await qualityReport(db, now);
  for (const { verified, wrong, age } of [report.all, ...report.platforms]) {
    expect(verified).toBeGreaterThan(0);
    expect(verified).toBeLessThanOrEqual(1);
    expect(wrong).toBeLessThan(1);
    expect(age).toBeGreaterThanOrEqual(0);
  }
  expect(report.weeks.some(({ fees }) => fees !== null)).toBe(true);
  expect(report.weeks.some(({ markup }) => markup !== null && markup > 0)).toBe(true);
  expect(await qualityReport(db, now + 1)).toEqual(report);
  expect(await recountQuality(db, now + 1)).toBe(0);
  expect(await recountQuality(db, now + 3_600_000)).toBe(1);
});

test("one who searches in many neighbourhoods is one, and no neighbourhood of two is told", async () => {
  await db.deleteFrom("search_voices").execute();
  const { id: intent_id } = await db
    .selectFrom("search_intents")
    .select("id")
    .where("dish_name_id", "is not", null)
    .executeTakeFirstOrThrow();
  const voice = (person: string, neighbourhood_id: number) => ({
    intent_id,
    day: riyadhDay(now),
    neighbourhood_id,
    person,
    lasting: 1,
  });
  const places = [1, 2, 3, 4];
  await db
    .insertInto("search_voices")
    .values(places.flatMap((place) => [voice("a", place), voice("b", place)]))
    .execute();
  const report = await qualityReport(db, now);
  expect(report.all.verified).toBeNull();
  expect(report.districts.every(({ verified }) => verified === null)).toBe(true);
});

test("what waits is told by app, and by neighbourhood from three people on", async () => {
  await db.deleteFrom("contributions").execute();
  await db.deleteFrom("restaurant_suggestions").execute();
  await db.deleteFrom("flags").execute();
  const people = await db.selectFrom("users").select("id").limit(4).execute();
  await db
    .insertInto("flags")
    .values({
      user_id: people[0]?.id ?? "",
      dish_id: 1,
      platform: "platform_b",
      price_seen: null,
      reason: "wrong_price",
      note: "",
      state: "open",
      created_at: now - 2 * DAY_MS,
      decided_by: null,
      decided_at: null,
    })
    .execute();
  const missing = (name: string, neighbourhood_id: number, days: number) => ({
    name,
    folded_name: name,
    neighbourhood_id,
    note: null,
    external_place_id: null,
    form_hash: null,
    reason: null,
    reviewed_at: null,
    reviewer_id: null,
    restaurant_id: null,
    created_at: now - days * DAY_MS,
  });
  await db
    .insertInto("restaurant_suggestions")
    .values([
      missing("a", 1, 1),
      missing("b", 1, 5),
      missing("c", 1, 3),
      missing("d", 2, 9),
      missing("e", 2, 9),
    ])
    .execute();
  for (const { id: user_id } of people.slice(0, 3))
    await recordForReview(db, {
      ...{ user_id, platform: "platform_a", dish_id: 1, neighbourhood_id: 1, branch_id: null },
      ...{ placed_at: now, hour_known: 0, subtotal: 650, member: null, promised_minutes: null },
      ...{ trust_level: "newcomer", proof: "stated" as const, recorded_at: now - DAY_MS },
      charges: [{ kind: "delivery" as const, off: "" as const, amount: 900 }],
    });
  const place = await db
    .selectFrom("neighbourhoods")
    .select(["name_ar", "name_en"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  expect((await countQuality(db, now)).queueParts).toEqual([
    {
      name: "flags",
      platform: "platform_b",
      district: null,
      waiting: 1,
      oldest: 2 * DAY_MS,
    },
    { name: "fees", platform: "platform_a", district: null, waiting: 3, oldest: DAY_MS },
    { name: "suggestions", platform: null, district: place, waiting: 3, oldest: 5 * DAY_MS },
    { name: "fees", platform: null, district: place, waiting: 3, oldest: DAY_MS },
  ]);
});

test("a report that was kept before every queue was told is counted anew", async () => {
  const { queues, ...report } = await countQuality(db, now);
  expect(queues.map(({ name }) => name)).toEqual([...QUEUES]);
  await keepReport(db, JSON.stringify({ ...report, queues: queues.slice(1) }));
  expect((await qualityReport(db, now)).queues).toEqual(queues);
});
