import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { erasePerson } from "~/features/accounts/own-data/erase-person.server";
import { search } from "~/features/search/search.server";
import { DAY_MS, riyadhDay } from "~/i18n/days";
import { OWN_DATA } from "~/own-data.server";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { forgetSearches } from "./forget-searches.server";
import { popularIntents } from "./popular.server";
import { bufferSearch, flushSearches } from "./search-buffer.server";
import { searchIntentOf } from "./search-intent";

const now = SAMPLE_NOW;

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openSample();
  await db.deleteFrom("search_intents").execute();
  return () => db.destroy();
});

type Who = { userId?: string; address?: string; area?: number | null; at?: number };

async function ask(query: string, { userId, address = "10.0.0.1", area = null, at = now }: Who) {
  const intent = searchIntentOf(await search(db, { query, now: at }));
  if (intent) bufferSearch(db, { intent, userId: userId ?? null, address, area, at });
}

async function askedBy(query: string, people: number, who: Who = {}) {
  for (let i = 0; i < people; i++) await ask(query, { address: `10.0.1.${i}`, ...who });
}

const popular = (question: { neighbourhood?: number; atLeast?: number; at?: number } = {}) =>
  popularIntents(db, {
    neighbourhood: question.neighbourhood ?? null,
    atLeast: question.atLeast ?? 3,
    lang: "ar",
    now: question.at ?? now,
  });

describe("who counts", () => {
  test("two people are not enough, three are", async () => {
    await askedBy("شاورما دجاج من عمو حمزة", 2);
    expect(await popular()).toEqual([]);
    await askedBy("شاورما دجاج من عمو حمزة", 3);
    expect(await popular()).toEqual([
      {
        query: "شاورما دجاج من عمو حمزة",
        restaurant: "عمو حمزة",
        item: "شاورما دجاج",
        users: 3,
        rank: 1,
        known: true,
      },
    ]);
  });

  test("whoever has left by the time searches are counted is written nowhere", async () => {
    for (const id of ["goer", "stayer"])
      await db
        .insertInto("users")
        .values({ id, username: id, display_name: id, trust_level: "newcomer", created_at: 0 })
        .execute();
    for (const userId of ["goer", "stayer"]) await ask("شاورما دجاج من عمو حمزة", { userId });
    await erasePerson(db, OWN_DATA, { userId: "goer", now });
    await flushSearches(db);
    const voices = await db.selectFrom("search_voices").select("person").execute();
    expect(voices).toEqual([{ person: "stayer" }]);
  });

  test("every spelling is one question", async () => {
    const spellings = [
      "2 شاورما دجاج من عمو حمزة",
      "شاورما دجاج عمو حمزه",
      "chicken shawarma from Ammo Hamza",
      "٣ شَاوَرمَا دجاج من عمو حمزة",
    ];
    for (const [i, query] of spellings.entries()) await ask(query, { address: `10.0.2.${i}` });
    expect(await popular()).toMatchObject([{ users: 4 }]);
  });

  test("one person counts once, whatever the hour, the day and the neighbourhood", async () => {
    for (let day = 0; day < 7; day++)
      for (const area of [null, 1, 2])
        await ask("شاورما دجاج", { userId: "u1", area, at: now - day * DAY_MS });
    expect(await popular({ atLeast: 1 })).toMatchObject([{ users: 1 }]);
  });

  test("an address counts once a day, and days of addresses don't add up", async () => {
    for (let day = 0; day < 3; day++) await askedBy("شاورما دجاج", 2, { at: now - day * DAY_MS });
    expect(await popular({ atLeast: 1 })).toMatchObject([{ users: 2 }]);
  });

  test("a household's IPv6 network is one person", async () => {
    for (let i = 0; i < 5; i++) await ask("شاورما دجاج", { address: `2001:db8::${i}` });
    expect(await popular({ atLeast: 1 })).toMatchObject([{ users: 1 }]);
  });

  test("a script asks for no more than 200 different things a day", async () => {
    for (let i = 0; i < 260; i++) {
      const item_text = `dish number ${i}`;
      bufferSearch(db, {
        intent: {
          key: `|${item_text}`,
          restaurant_id: null,
          dish_name_id: null,
          restaurant_text: "",
          item_text,
        },
        userId: null,
        address: "10.0.0.9",
        area: null,
        at: now,
      });
    }
    await flushSearches(db);
    const { count } = await db
      .selectFrom("search_voices")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(200);
  });
});

test("a neighbourhood has its own list; a search named it, or the person chose it", async () => {
  await askedBy("شاورما دجاج", 3, { area: 1 });
  await askedBy("شاورما دجاج", 4, { area: 2 });
  expect(await popular({ neighbourhood: 1 })).toMatchObject([{ users: 3 }]);
  expect(await popular({ neighbourhood: 2 })).toMatchObject([{ users: 4 }]);
  expect(await popular({ neighbourhood: 3 })).toEqual([]);
  expect(await popular()).toMatchObject([{ users: 4 }]);
});

test("no address is written down, and its hash is another one the next day", async () => {
  await ask("شاورما دجاج", { address: "203.0.113.77" });
  await ask("شاورما دجاج", { address: "203.0.113.77", at: now - DAY_MS });
  await flushSearches(db);
  const voices = await db.selectFrom("search_voices").selectAll().execute();
  expect(JSON.stringify(voices)).not.toContain("203.0.113");
  expect(new Set(voices.map(({ person }) => person)).size).toBe(2);
});

test("what the catalogue does not know is told apart by its words, and never shown with a number to call", async () => {
  await askedBy("سوشي سلمون من عمو حمزة", 3);
  await askedBy("هلا 0501234567", 5);
  expect(await popular()).toMatchObject([
    { restaurant: "عمو حمزة", item: "سوشي سلمون", known: false },
  ]);
});

describe("forgetting", () => {
  test("after a week only the number is left, after 90 days nothing", async () => {
    const at = now - 8 * DAY_MS;
    await askedBy("شاورما دجاج", 3, { at });
    await ask("سوشي سلمون من عمو حمزة", { at });
    await flushSearches(db);
    expect(await forgetSearches(db, now)).toEqual({ voices: 4, days: 0, intents: 1 });
    expect(await db.selectFrom("search_voices").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("search_salts").selectAll().execute()).toEqual([]);
    const days = await db.selectFrom("search_days").select(["day", "people"]).execute();
    expect(days).toEqual([{ day: riyadhDay(at), people: 3 }]);
    expect(await forgetSearches(db, now)).toEqual({ voices: 0, days: 0, intents: 0 });
    expect(await forgetSearches(db, at + 91 * DAY_MS)).toEqual({ voices: 0, days: 1, intents: 1 });
  });

  test("what counts for today's list is left alone", async () => {
    await askedBy("شاورما دجاج", 3, { at: now - 6 * DAY_MS });
    await flushSearches(db);
    await forgetSearches(db, now);
    expect(await popular()).toMatchObject([{ users: 3 }]);
  });
});

test("a database that fails makes no search fail, and what comes later is counted", async () => {
  await db.schema.alterTable("search_voices").renameTo("elsewhere").execute();
  await askedBy("شاورما دجاج", 3);
  await flushSearches(db);
  await db.schema.alterTable("elsewhere").renameTo("search_voices").execute();
  await askedBy("شاورما دجاج", 3);
  expect(await popular()).toMatchObject([{ users: 3 }]);
});
