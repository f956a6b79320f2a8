import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { hold } from "~tests/eval/assistant";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { knownNames } from "./known-names.server";
import { builtInModel } from "./model/built-in";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

/** What the last of some messages is answered. */
async function answerTo(...turns: string[]) {
  const model = builtInModel(() => knownNames(db));
  const talk = { language: "en" as const, turns, facts: [], tools: [], must: [], mustNot: [] };
  return (await hold(db, model, talk, SAMPLE_NOW)).text;
}

test.each([
  [
    "burger al deera vs burger al hara burger",
    /\*\*Cheeseburger\*\*.*Hara.*\n.*\*\*Cheeseburger\*\*.*Deera/,
  ],
  ["spanish latte at rakwa vs dune drip", /Latte \(Large\).*Rakwa[\s\S]*Latte \(Large\).*Dune/],
  ["which is cheaper, bahay manila or kusina ni aling nena", /Adobo.*Manila[\s\S]*Adobo.*Nena/],
  ["qadoor al deera vs bayt al qidr", /Kabsa \(Half\).*Deera[\s\S]*Kabsa \(Half\).*Qidr/],
  ["فحسة العم صالح ولا ليالي شبام", /فحسة لحم.*صالح[\s\S]*فحسة لحم.*شبام/],
  ["pizza fornello or rukn al hajari for margherita", /\(Medium\)[\s\S]*\(Medium\).*Fornello/],
])("like is set against like: %s", async (said, sides) =>
  expect(await answerTo(said)).toMatch(sides),
);

test("two restaurants that sell no meal of one name are set against each other as they are", async () =>
  expect(await answerTo("qudoor al deera vs najd madghoot")).toMatch(/isn’t like for like/));

test("two dishes are set against each other as they are", async () =>
  expect(
    await answerTo("compare beef burger at burger al deera and cheeseburger at burger al hara"),
  ).toMatch(/\*\*Beef Burger\*\*[\s\S]*\*\*Cheeseburger\*\*/));

test.each([
  ["latte or spanish latte which cheap", /\*\*Latte \(Medium\)[\s\S]*\*\*Spanish Latte \(Medium\)/],
  ["latte or cappuccino which cheap", /\*\*Cappuccino \(Large\)[\s\S]*\*\*Latte \(Large\)/],
])("no dish is set against itself, nor told for another: %s", async (said, sides) =>
  expect(await answerTo(said)).toMatch(sides),
);

test.each([
  [["which app has lowest delivery"], /Platform B is usually the lowest/],
  [["sisig in malaz", "delivery fee?"], /“sisig”[\s\S]*Platform B: usually/],
  [["chicken shawarma", "nearest to malaz", "make it 3"], /3 × .* at \*\*عمو حمزة/],
])("%j", async (turns, told) => expect(await answerTo(...turns)).toMatch(told));

test("of two restaurants the one that is not found is named", async () =>
  expect(await answerTo("kerala palace or wadi")).toContain("find “wadi”"));

test("as many are priced as a limit pays for", async () => {
  const said = await answerTo("how many burgers for 100");
  expect(said).toMatch(/^\*\*6 × Chicken Burger\*\*/);
  expect(said).toMatch(/within your budget of SAR.100\.00/);
  expect(await answerTo("cheeseburger at burger al hara", "how many for 15?")).toMatch(
    /^I found no .* for SAR.15\.00/,
  );
});

test("of a menu on an app the dearest is the dearest there", async () =>
  expect(await answerTo("most expensive dish at tiger wok on platform b")).toMatch(
    /\(on Platform B\), most expensive first.*\n- Beef Broccoli: .* on Platform B/,
  ));

test("who eats no meat is offered what is cheap without, foul and soup among it", async () => {
  const said = await answerTo("something vegetarian and cheap");
  expect(said).toContain("Foul");
  expect(said).not.toMatch(/chicken|shawarma/i);
  expect(await answerTo("something cheap")).not.toContain("Foul");
  const told = await answerTo("im vegetarian, what can i eat");
  expect(told).not.toMatch(/chicken|shawarma/i);
});

test("who eats keto is offered no oats", async () =>
  expect(await answerTo("keto food")).not.toContain("Oatmeal"));

test("the most expensive of a kind is that of each restaurant, and a dish by its name is itself", async () => {
  expect(await answerTo("most expensive steak at steak house")).toContain("T-Bone Steak");
  const said = await answerTo("most expensive cheeseburger");
  expect(said).toContain("Smoke Alley Burger");
  expect(said).not.toContain("Double");
});

test("what is rated too low is not listed, and where all is, that is said", async () => {
  const said = await answerTo("burgers rated 4.5 and above");
  expect(said).toContain("Smoke Alley");
  expect(said).not.toMatch(/Hara|fits/);
  expect(await answerTo("burgers rated above 4.5")).toMatch(/Hara[\s\S]*“rated above 4\.5”/);
  expect(await answerTo("best rated burgers")).not.toMatch(/nothing that fits/);
});

test("a distance is kept where it is known, and said to be left out elsewhere", async () => {
  const near = await answerTo("burger places within 4 km of malaz");
  expect(near).toContain("Burger Al Deera");
  expect(near).not.toMatch(/Hara|“within/);
  expect(await answerTo("shawarma within 3km")).toContain("“within 3km”");
  expect(await answerTo("300 grams steak")).toContain("“300 grams”");
  expect(await answerTo("shawarma under 30")).not.toMatch(/ignored/);
});
