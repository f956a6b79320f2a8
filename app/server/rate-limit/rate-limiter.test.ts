import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { openRateLimiter } from "./rate-limiter.server";
import { connectRedis } from "./redis.server";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => {
  vi.useRealTimers();
  return db.destroy();
});

const count = async (limiter: ReturnType<typeof openRateLimiter>, times: number, key = "someone") =>
  (await Promise.all(Array.from({ length: times }, () => limiter.allows("feedback", key)))).filter(
    Boolean,
  ).length;

test("of 100 requests at once exactly the allowed ones pass", async () => {
  expect(await count(openRateLimiter(db), 100)).toBe(3);
});

test("each person is counted alone", async () => {
  const limiter = openRateLimiter(db);
  expect(await count(limiter, 5, "one")).toBe(3);
  expect(await count(limiter, 5, "two")).toBe(3);
});

test("a restart forgets nothing", async () => {
  expect(await count(openRateLimiter(db), 2)).toBe(2);
  expect(await count(openRateLimiter(db), 2)).toBe(1);
});

test("after the window one may again, and being refused does not prolong it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limiter = openRateLimiter(db);
  expect(await count(limiter, 10)).toBe(3);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await count(limiter, 10)).toBe(0);
  vi.setSystemTime(Date.now() + 1_001);
  expect(await count(limiter, 10)).toBe(3);
});

test("a clock set back shuts nobody out for longer than the window", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limiter = openRateLimiter(db);
  expect(await count(limiter, 10)).toBe(3);
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(await count(limiter, 10)).toBe(3);
  vi.setSystemTime(Date.now() + 60_001);
  expect(await count(limiter, 10)).toBe(3);
});

test("without its counters the contract's limits let through, and passcodes stay", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const limiter = openRateLimiter(db);
  expect(await count(limiter, 3)).toBe(3);
  await db.schema.dropTable("rate_limits").execute();
  expect(await limiter.allows("feedback", "someone")).toBe(true);
  expect(await limiter.allows("passcode_total", "all")).toBe(false);
  expect(limiter.outages()).toBe(2);
  expect(warned).toHaveBeenCalledTimes(2);
});

test("a Redis that is away is an outage, not an error", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const limiter = openRateLimiter(db, connectRedis("redis://127.0.0.1:1"));
  expect(await limiter.allows("feedback", "someone")).toBe(true);
  expect(await limiter.allows("passcode_total", "all")).toBe(false);
});
