import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { forgetOldAnswers, KEPT_MS, keptMaps } from "./kept.server";
import { type ExternalPlace, type MapsQuestion, MapsUnavailable } from "./maps";

const OLAYA = { lat: 24.694, lng: 46.684 };
const around: MapsQuestion = { centre: OLAYA, radius: 1500, keyword: null, language: "ar" };
const place: ExternalPlace = { placeId: "ChIJa", name: "أ", ...OLAYA, rating: 4, types: ["cafe"] };
const far: ExternalPlace = { ...place, placeId: "ChIJfar", lat: OLAYA.lat + 0.0145 };

let db: Kysely<Database>;
let asked: MapsQuestion[];
let down: boolean;
let now: number;

beforeEach(async () => {
  db = await openDatabase("file::memory:");
  asked = [];
  down = false;
  now = 1_000 * DAY_MS;
});
afterEach(() => db.destroy());

const kept = () =>
  keptMaps(
    db,
    {
      async find(question) {
        asked.push(question);
        if (down) throw new MapsUnavailable();
        return [place, far];
      },
    },
    () => now,
  );

const rows = () => db.selectFrom("external_answers").selectAll().execute();

test("a day long the answer is kept, and cut to each radius", async () => {
  const maps = kept();
  expect(await maps.find(around)).toEqual([place]);
  expect(await maps.find({ ...around, radius: 1700 })).toEqual([place, far]);
  now += DAY_MS - 1;
  expect(await maps.find({ ...around, centre: { lat: 24.69401, lng: 46.68402 } })).toEqual([place]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toEqual({ ...around, radius: 2000 });
  now += 1;
  await maps.find(around);
  expect(asked).toHaveLength(2);
});

test("another keyword or language is another question", async () => {
  const maps = kept();
  await maps.find(around);
  await maps.find({ ...around, language: "en" });
  await maps.find({ ...around, keyword: "مندي" });
  expect(asked).toHaveLength(3);
});

test("those who ask at the same moment wait for one answer", async () => {
  const maps = kept();
  await Promise.all([maps.find(around), maps.find(around), maps.find(around)]);
  expect(asked).toHaveLength(1);
});

test("while the provider is down an old answer serves, up to 30 days", async () => {
  const maps = kept();
  await maps.find(around);
  down = true;
  now += KEPT_MS - 1;
  expect(await maps.find(around)).toEqual([place]);
  now += 1;
  await expect(maps.find(around)).rejects.toThrow(MapsUnavailable);
});

test("nothing of an answer is left after 30 days", async () => {
  await kept().find(around);
  await forgetOldAnswers(db, now + KEPT_MS);
  expect(await rows()).toHaveLength(1);
  await forgetOldAnswers(db, now + KEPT_MS + 1);
  expect(await rows()).toEqual([]);
});
