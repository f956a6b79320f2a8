import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { riyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { qualityReport, recountQuality } from "./report.server";

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
