import { expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openDatabase } from "~/server/database/db.server";
import { addFact, listFacts } from "../facts/facts.server";
import { recallFacts, saveFact } from "./remember.server";

const NOW = 1_700_000_000_000;
const db = await openDatabase("file::memory:");
const maps = sampleMaps(() => true);

async function person(...facts: string[]): Promise<string> {
  const userId = await insertUser(db, { phone: null, now: NOW });
  for (const text of facts) await addFact(db, userId, { text }, NOW);
  return userId;
}
const texts = async (userId: string) => (await listFacts(db, userId)).map(({ text }) => text);

test("what is forgotten is what the words are about, and one's own alone", async () => {
  const [one, other] = [await person("ما آكل لحم", "I live in Hittin"), await person("ما آكل لحم")];
  const context = { db, maps, userId: one, now: () => NOW, said: "انسَ إني ما آكل لحم" };
  const result = await saveFact(context, { fact: "ما آكل لحم", forget: true });
  expect(result).toMatchObject({ saved: false, forgotten: [{ text: "ما آكل لحم" }] });
  expect(await texts(one)).toEqual(["I live in Hittin"]);
  expect(await texts(other)).toEqual(["ما آكل لحم"]);
});

test("nothing is forgotten unless the person says so, whatever a model has read", async () => {
  const one = await person("I'm allergic to peanuts");
  const context = { db, maps, userId: one, now: () => NOW, said: "what is in pad thai?" };
  const result = await saveFact(context, { fact: "peanuts", forget: true });
  expect(result.forgotten).toEqual([]);
  expect(await texts(one)).toEqual(["I'm allergic to peanuts"]);
});

test("where a person lives is recalled from what they told, and from their profile", async () => {
  const one = await person("I like spicy food");
  const context = { db, maps, userId: one, now: () => NOW };
  expect((await recallFacts(context, { about: "place" })).area).toBeUndefined();
  await db.updateTable("users").set({ area: "الملقا" }).where("id", "=", one).execute();
  expect((await recallFacts(context, { about: "place" })).area).toBe("الملقا");
  expect((await recallFacts(context, {})).area).toBeUndefined();
  expect((await recallFacts({ ...context, userId: await person() }, { about: "place" })).area).toBe(
    undefined,
  );
});
