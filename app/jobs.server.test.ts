import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Job, keepRunning } from "~/jobs.server";
import { openDatabase } from "~/server/database/db.server";

const HOUR_MS = 3_600_000;
/** A lease is over so long after the process that held it, and somebody looks so long after that, ms. */
const PROMISED_MS = 120_000;

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

/** Has another process hold a job until `until`, ms. */
const held = (job: Job, until: number) =>
  db
    .insertInto("leases")
    .values({ name: `job ${job.name}`, holder: "another", until })
    .execute();

test.each([{ later: true }, {}] as const)(
  "a job that another left in the middle is taken over within two minutes, %o",
  async (when) => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval", "clearInterval"], now: 0 });
    const done: number[] = [];
    const run = async (now: number) => done.push(now);
    const job: Job = { name: "hourly", every: HOUR_MS, run, ...when };
    const first = when.later ? HOUR_MS : 0;
    // Killed just after it was looked for.
    await held(job, first + 10_000);
    keepRunning(db, [job]);
    const pass = async (ms: number) => {
      for (let at = 0; at < ms; at += 1_000) {
        await vi.advanceTimersByTimeAsync(1_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await pass(first + 5_000);
    expect(done).toEqual([]);
    await pass(PROMISED_MS);
    expect(done).toHaveLength(1);
    // And not again until it is due.
    await pass(HOUR_MS / 2);
    expect(done).toHaveLength(1);
    await pass(HOUR_MS / 2);
    expect(done).toHaveLength(2);
  },
);
