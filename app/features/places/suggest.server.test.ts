import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import { openRateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";
import { suggestRestaurant } from "./suggest.server";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

const STRANGER = { userId: null, address: "192.0.2.1" };

function suggest(
  fields: Record<string, string>,
  sender: { userId: string | null; address: string } = STRANGER,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return suggestRestaurant({ db, limiter: openRateLimiter(db) }, { form, ...sender, now: 1 });
}

const queue = () => db.selectFrom("restaurant_suggestions").selectAll().execute();

test("a missing restaurant is queued once, however often and however it is spelt", async () => {
  expect(await suggest({ name: " مطبخ الغيمة ", area: "3", note: "شارع 5" })).toEqual({
    queued: true,
  });
  await suggest({ name: "مطبخ الغيمه", area: "3" });
  await suggest({ name: "مطبخ الغيمة", area: "4" });
  expect(await queue()).toMatchObject([
    { name: "مطبخ الغيمة", neighbourhood_id: 3, note: "شارع 5", times: 2, status: "queued" },
    { neighbourhood_id: 4, times: 1 },
  ]);
});

test("one copy of the form counts once, however often it is sent", async () => {
  for (const formId of ["a", "a", "b", "b"]) await suggest({ name: "مطبخ الغيمة", formId });
  expect(await queue()).toMatchObject([{ times: 2 }]);
});

test("what is wrong is said of the field", async () => {
  expect(await suggest({ name: "x", note: "n" })).toEqual({
    queued: false,
    errors: { name: "suggest.nameMissing" },
  });
  expect(await suggest({ name: "x".repeat(81), note: "n".repeat(301) })).toMatchObject({
    errors: { name: "suggest.nameTooLong", note: "suggest.noteTooLong" },
  });
  expect(await suggest({})).toMatchObject({ queued: false });
  expect(await queue()).toEqual([]);
});

test("a machine that fills in every field is thanked and forgotten", async () => {
  expect(await suggest({ name: "Casino", website: "https://x.example" })).toEqual({ queued: true });
  expect(await queue()).toEqual([]);
});

test("one sender who floods the queue is held back, and others are not", async () => {
  for (let i = 0; i < 20; i++) await suggest({ name: `مطعم رقم ${i}` });
  expect(await suggest({ name: "واحد أكثر" })).toMatchObject({ errors: { name: "suggest.often" } });
  expect(await suggest({ name: "واحد أكثر" }, { ...STRANGER, userId: "7" })).toEqual({
    queued: true,
  });
});

test("a network of many addresses, or a person of many days, leaves room in the queue for others", async () => {
  const limiter = openRateLimiter(db);
  const flood = async (
    sender: (i: number) => typeof STRANGER | { userId: string; address: string },
  ) => {
    const form = new FormData();
    form.set("name", "مطعم");
    const results = [];
    for (let i = 0; i < 100; i++)
      results.push(await suggestRestaurant({ db, limiter }, { form, ...sender(i), now: 1 }));
    return results.filter(({ queued }) => queued).length;
  };
  expect(await flood((i) => ({ userId: null, address: `198.51.100.${i}` }))).toBe(80);
  expect(await flood((i) => ({ userId: null, address: `2001:db8:1:${i}::1` }))).toBe(80);
  for (let network = 0; network < 5; network++)
    await flood((i) => ({ userId: null, address: `203.0.${network}.${i}` }));
  expect(await suggest({ name: "مطعم" }, { userId: null, address: "192.0.2.9" })).toMatchObject({
    errors: { name: "suggest.busy" },
  });
  expect(await suggest({ name: "مطعم" }, { userId: "7", address: "192.0.2.9" })).toEqual({
    queued: true,
  });
});

test("of a name and a note only what can be seen is kept", async () => {
  await suggest({ name: "مطبخ\u202e\u0007 الغيمة\u200b", note: "شارع\u2066 5\u0000" });
  const [row] = await queue();
  expect(row?.name).toMatch(/^مطبخ +الغيمة$/);
  expect(row?.note).toMatch(/^شارع +5$/);
  expect(await suggest({ name: "\u202e\u200b\u2060" })).toMatchObject({
    errors: { name: "suggest.nameMissing" },
  });
});

test("a flood from many senders is held back too", async () => {
  for (let i = 0; i < 500; i++)
    await suggest({ name: `مطعم رقم ${i}` }, { ...STRANGER, userId: String(i) });
  expect(await suggest({ name: "واحد أكثر" }, { ...STRANGER, userId: "501" })).toMatchObject({
    errors: { name: "suggest.busy" },
  });
});
