import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "./db.server";
import { forgetLeases, type LeaseEnd, withLease } from "./lease.server";

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

const leases = () => db.selectFrom("leases").select(["name", "holder"]).execute();

test("of many that ask at once one does the work, and it is free afterwards", async () => {
  let done = 0;
  const ask = (holder: string) =>
    withLease(
      db,
      "work",
      async () => {
        done += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return {};
      },
      holder,
    );
  const did = await Promise.all(["a", "b", "c", "d"].map(ask));
  expect([did.filter(Boolean).length, done]).toEqual([1, 1]);
  expect(await leases()).toEqual([]);
  expect(await ask("e")).toBe(true);
});

test("work that is not due again is done by nobody, and by one when it is", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  const hourly = async () => ({ until: Date.now() + 3_600_000 });
  expect(await withLease(db, "job", hourly, "a")).toBe(true);
  expect(await withLease(db, "job", hourly, "a")).toBe(false);
  expect(await withLease(db, "job", hourly, "b")).toBe(false);
  vi.setSystemTime(1_000_000 + 3_600_000);
  expect(await withLease(db, "job", hourly, "b")).toBe(true);
});

test("what was taken before the clock was set back is nobody's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 100_000_000 });
  const hourly = async () => ({ until: Date.now() + 3_600_000 });
  expect(await withLease(db, "job", hourly, "a")).toBe(true);
  vi.setSystemTime(100_000_000 - 7_200_000);
  expect(await withLease(db, "job", hourly, "b")).toBe(true);
  expect(await withLease(db, "job", hourly, "c")).toBe(false);
});

test("work that fails is free at once", async () => {
  const fail = async () => Promise.reject(new Error("no"));
  await expect(withLease(db, "work", fail, "a")).rejects.toThrow("no");
  expect(await withLease(db, "work", async () => ({}), "b")).toBe(true);
});

test("a renewal that arrives late does not take the place of the end", async () => {
  vi.useFakeTimers({ now: 0 });
  let [finish, arrive] = [() => {}, () => {}];
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const renew = db.updateTable("leases").set({ until: 13_333 }).where("holder", "=", "a");
  const execute = () => arrived.then(() => renew.execute());
  const late = { set: () => late, where: () => late, execute };
  vi.spyOn(db, "updateTable").mockReturnValueOnce(late as never);
  const job = () => new Promise<LeaseEnd>((end) => (finish = () => end({ until: 3_600_000 })));
  const done = withLease(db, "job", job, "a");
  await vi.advanceTimersByTimeAsync(4_000);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  arrive();
  await done;
  await vi.advanceTimersByTimeAsync(0);
  expect(await db.selectFrom("leases").select("until").execute()).toEqual([{ until: 3_600_000 }]);
});

test("whoever works goes on having it, and whoever ended in the middle loses it soon", async () => {
  vi.useFakeTimers({ now: 0 });
  let finish = () => {};
  const long = withLease(
    db,
    "long",
    () => new Promise((resolve) => (finish = () => resolve({}))),
    "a",
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await withLease(db, "long", async () => ({}), "b")).toBe(false);
  finish();
  await long;
  await db.insertInto("leases").values({ name: "long", holder: "dead", until: 70_000 }).execute();
  expect(await withLease(db, "long", async () => ({}), "b")).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await withLease(db, "long", async () => ({}), "b")).toBe(true);
});

test("one that nobody asked for again is forgotten after a day", async () => {
  await db.insertInto("leases").values({ name: "old", holder: "dead", until: 5 }).execute();
  expect(await forgetLeases(db, 24 * 3_600_000)).toBe(0);
  expect(await forgetLeases(db, 24 * 3_600_000 + 5)).toBe(1);
});
