import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/server/db.server";
import type { Database } from "~db/schema";
import { suggestRestaurant } from "./suggest.server";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

function suggest(fields: Record<string, string>, now = 1) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return suggestRestaurant(db, form, now);
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

test("what is wrong is said of the field, and what was typed comes back", async () => {
  expect(await suggest({ name: "x", note: "n" })).toEqual({
    queued: false,
    errors: { name: "suggest.nameMissing" },
    given: { name: "x", note: "n" },
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

test("a flood is held back until the next day", async () => {
  for (let i = 0; i < 500; i++) await suggest({ name: `مطعم رقم ${i}` }, 1000);
  expect(await suggest({ name: "واحد أكثر" }, 2000)).toMatchObject({
    errors: { name: "suggest.busy" },
  });
  expect(await suggest({ name: "واحد أكثر" }, 2000 + 24 * 60 * 60 * 1000)).toEqual({
    queued: true,
  });
});
