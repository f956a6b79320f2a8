import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { addFact, deleteFact, editFact, forgetFacts, listFacts } from "./facts.server";
import { kindOfFact } from "./kind";
import { MOST_FACTS } from "./schema";

const NOW = 1_700_000_000_000;
let db: Kysely<Database>;
beforeAll(async () => {
  db = await openDatabase("file::memory:");
});
afterAll(() => db.destroy());

const somebody = () => insertUser(db, { phone: null, now: NOW });

test("a fact is kept once, however it is spelled, and read by its person alone", async () => {
  const [one, other] = [await somebody(), await somebody()];
  const added = await addFact(db, one, { text: "ما آكل لحم غنم" }, NOW);
  expect(added).toMatchObject({ known: false, fact: { kind: "dislike", text: "ما آكل لحم غنم" } });
  const again = await addFact(db, one, { text: "ما اكل لحم غنم!" }, NOW + 1);
  expect(again).toEqual({ known: true, fact: added.fact, replaced: [] });
  expect(await listFacts(db, one)).toHaveLength(1);
  expect(await listFacts(db, other)).toEqual([]);
});

test("a new home takes the place of the old one, and of nothing else", async () => {
  const one = await somebody();
  for (const text of ["I live in Hittin", "my office is in Olaya", "I don't eat lamb"])
    await addFact(db, one, { text }, NOW);
  const added = await addFact(db, one, { text: "ساكن في الملقا" }, NOW + 1);
  expect(added).toMatchObject({ replaced: [{ text: "I live in Hittin" }] });
  const kept = (await listFacts(db, one)).map(({ text }) => text);
  expect(kept.sort()).toEqual(["I don't eat lamb", "my office is in Olaya", "ساكن في الملقا"]);
});

test.each([
  ["the allergies", ["I'm allergic to peanuts", "عندي حساسية من البيض"]],
  ["حساسيتي", ["I'm allergic to peanuts", "عندي حساسية من البيض"]],
  ["the peanut allergy", ["I'm allergic to peanuts"]],
  ["where I live", ["I live in Hittin"]],
  ["my diet", ["I'm vegetarian"]],
])("to forget %s forgets just that", async (about, forgotten) => {
  const one = await somebody();
  const told = [
    "I'm allergic to peanuts",
    "عندي حساسية من البيض",
    "I live in Hittin",
    "I'm vegetarian",
  ];
  for (const text of told) await addFact(db, one, { text }, NOW);
  const gone = (await forgetFacts(db, one, about)).map(({ text }) => text);
  expect(gone.sort()).toEqual([...forgotten].sort());
});

test.each([
  ["I don't eat eggs", "the donut"],
  ["ما آكل بيض", "water"],
  ["ما آكل الليمون", "بصل"],
])("what is told in «%s» is not about %s", async (text, about) => {
  const one = await somebody();
  await addFact(db, one, { text }, NOW);
  expect(await forgetFacts(db, one, about)).toEqual([]);
});

test.each([
  ["ما آكل الليمون", "ليمون"],
  ["ما أحب ليمون", "الليمون"],
  ["ما آكل البامية", "بامية"],
  ["ساكن بالملقا", "الملقا"],
  ["I don't eat donuts", "the donut"],
])("what is told in «%s» is about %s", async (text, about) => {
  const one = await somebody();
  await addFact(db, one, { text }, NOW);
  expect(await forgetFacts(db, one, about)).toMatchObject([{ text }]);
});

test("nobody edits or deletes another person's fact", async () => {
  const [one, other] = [await somebody(), await somebody()];
  const { fact } = await addFact(db, one, { text: "I love spicy food" }, NOW);
  const id = fact?.id ?? "";
  expect(await editFact(db, other, id, { text: "I hate spicy food" }, NOW)).toBe("not_found");
  expect(await deleteFact(db, other, id)).toBe(false);
  expect(await listFacts(db, one)).toEqual([fact]);
  expect(await editFact(db, one, id, { text: "I hate spicy food" }, NOW + 5)).toBe(null);
  expect(await listFacts(db, one)).toMatchObject([
    { id, kind: "dislike", text: "I hate spicy food", created_at: NOW, updated_at: NOW + 5 },
  ]);
  expect(await deleteFact(db, one, id)).toBe(true);
  expect(await listFacts(db, one)).toEqual([]);
});

test("there are at most a hundred, even when many arrive at once", async () => {
  const one = await somebody();
  const tries = Array.from({ length: MOST_FACTS + 20 }, (_, i) =>
    addFact(db, one, { text: `fact number ${i}` }, NOW + i),
  );
  const added = await Promise.all(tries);
  expect(added.filter(({ problem }) => problem === "too_many")).toHaveLength(20);
  expect(await listFacts(db, one)).toHaveLength(MOST_FACTS);
});

describe("what a fact is about", () => {
  test.each([
    ["عندي حساسية من الفول السوداني", "allergy"],
    ["I'm allergic to nuts", "allergy"],
    ["I don't eat lamb", "dislike"],
    ["ما أحب البصل", "dislike"],
    ["أنا نباتي", "diet"],
    ["احب الأكل الحار", "like"],
    ["ساكن في حطين", "place"],
    ["my birthday is in May", "other"],
  ])("%s: %s", (text, kind) => expect(kindOfFact(text)).toBe(kind));
});
