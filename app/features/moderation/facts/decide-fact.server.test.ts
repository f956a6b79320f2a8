import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { shownFacts, tellFacts } from "~/features/facts/index.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { decideFact, undoFactAct } from "./decide-fact.server";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await evidenceDatabase(["amal", "badr", "judge"]);
});
afterEach(() => db.destroy());

const tell = (id: string, value: "yes" | "no", now: number) =>
  tellFacts(db, {
    restaurantId: 1,
    facts: [{ kind: "closed", value }],
    teller: { id, trustLevel: "contributor" },
    now,
  });
const closedAt = async () => (await shownFacts(db, 1)).closedAt;
const listed = async () => (await freshCatalogue(db)).restaurants.has(1);
const judge = { moderatorId: "judge", now: 9 };
const acts = () => db.selectFrom("fact_acts").select(["id", "act", "undoes"]).execute();

test("people close a restaurant, a moderator opens it, and takes that back, each once", async () => {
  await tell("amal", "yes", 1);
  expect([await closedAt(), await listed()]).toEqual([null, true]);
  await tell("amal", "yes", 2);
  await tell("badr", "yes", 3);
  expect([await closedAt(), await listed()]).toEqual([3, false]);
  const last = await db.selectFrom("told_facts").select("id").orderBy("id", "desc").execute();
  expect(last).toHaveLength(2);
  const id = last[0]?.id ?? 0;
  for (let press = 0; press < 2; press += 1)
    expect(await decideFact(db, { id, verdict: "refuse" }, judge)).toBeNull();
  expect([await closedAt(), await listed()]).toEqual([null, true]);
  for (let press = 0; press < 2; press += 1)
    expect(await undoFactAct(db, (await acts())[0]?.id ?? 0, judge)).toBeNull();
  expect([await closedAt(), await listed()]).toEqual([3, false]);
  expect((await acts()).map(({ act }) => act)).toEqual(["refuse", "undo"]);
});

test("nobody decides about their own words, or about none", async () => {
  await tell("amal", "yes", 1);
  const { id } = await db.selectFrom("told_facts").select("id").executeTakeFirstOrThrow();
  expect(await decideFact(db, { id, verdict: "accept" }, { moderatorId: "amal", now: 2 })).toBe(
    "own",
  );
  expect(await decideFact(db, { id: 99, verdict: "accept" }, judge)).toBe("missing");
  expect(await undoFactAct(db, 99, judge)).toBe("missing");
  expect(await acts()).toEqual([]);
  await decideFact(db, { id, verdict: "refuse" }, judge);
  const [refused] = await acts();
  expect(await undoFactAct(db, refused?.id ?? 0, { moderatorId: "amal", now: 3 })).toBe("own");
  expect(await acts()).toHaveLength(1);
});
