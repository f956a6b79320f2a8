import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { hold } from "~tests/eval/assistant";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { knownNames } from "./known-names.server";
import { builtInModel } from "./model/built-in";
import { sayNothingCheaper, saySame } from "./say/talk";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

/** What the last of some messages is answered. */
async function answerTo(language: "ar" | "en" | "ur" | "hi" | "tl", ...turns: string[]) {
  const model = builtInModel(() => knownNames(db));
  const talk = { language, turns, facts: [], tools: [], must: [], mustNot: [] };
  return (await hold(db, model, talk, SAMPLE_NOW)).text;
}

test.each([
  ["en", "beef pad thai from tiger wok", "ignored it", "beef"],
  ["en", "12 piece broast meal at al muqarmish", "ignored it", "12"],
  ["ar", "كم بروست ٨ قطع عند دجاج ابو ريان", "ما فهمت", "٨"],
  ["hi", "मसाला डोसा चीज़ केरला पैलेस", "समझ नहीं आई", "cheese"],
  ["hi", "कीमा नान का दाम", "समझ नहीं आई", "कीमा"],
  ["ar", "برجر وكريب", "ما فهمت", "كريب"],
] as const)(
  "what is in no name that was found is said to be left out: %s %s",
  async (language, asked, note, left) => {
    const answer = await answerTo(language, asked);
    expect(answer).toContain(note);
    expect(answer.split("\n").find((line) => line.includes(note))).toContain(left);
  },
);

test.each([
  ["en", "how much are the chicken noodles at tiger wok", "ignored"],
  ["en", "chiken nodles at tiger wok", "ignored"],
  ["ar", "كم كبسة الدجاج من قدور الديرة", "ما فهمت"],
  ["ar", "بكم سفن اب", "ما فهمت"],
  ["en", "how much is a 7up", "ignored"],
  ["tl", "magkano ang sinigang na hipon sa aling nena", "isaalang-alang"],
] as const)(
  "a name that is found whole leaves nothing out: %s %s",
  async (language, asked, note) => {
    const answer = await answerTo(language, asked);
    expect(answer).toMatch(/\d\.\d\d/);
    expect(answer).not.toContain(note);
  },
);

test.each([
  ["any discount today?", "any discount for 5 people?", true],
  ["any discount today?", "coupon code?", false],
  ["cheapest chicken shawarma near Malaz", "which app?", false],
])("«%s», «%s»: the same answer to something else is said to be the same: %s", async (...said) => {
  const [first, second, isSaid] = said;
  const [before, after] = [await answerTo("en", first), await answerTo("en", first, second)];
  expect(after).toBe(isSaid ? `${before}\n\n${saySame("en")}` : before);
});

test("what is not wanted is spoken of once, and not said to be left out as well", async () => {
  const said = await answerTo("en", "how much is a low fat sugar free mocha?");
  expect(said).toContain("without sugar");
  expect(said.split("\n").find((line) => line.includes("ignored it"))).toContain("“low fat”");
});

test("where nothing is cheaper, that is said, with a smaller size and others for less", async () => {
  const answer = await answerTo("en", "medium pepperoni pizza", "too expensive, anything cheaper?");
  expect(answer).toContain("nowhere cheaper");
  const [, less = ""] = answer.split("Others for less");
  expect(less).toContain("Pepperoni Pizza (Small)");
});

test("the dishes of an order that another place has of another kind are named there", async () => {
  const answer = await answerTo("ar", "فول وتميس");
  expect(answer).toContain("فول جرة");
  expect(answer).toContain("تميس بالجبن");
  const same = await answerTo("ar", "كبسة دجاج وبيبسي من قدور الديرة");
  expect(same).not.toMatch(/قدور الديرة\*\* \(/);
});

test("what one place has instead of a dish is told with its price", async () => {
  const answer = await answerTo("en", "chicken mandi whole at najd madghoot", "do they have lamb?");
  expect(answer).toContain("couldn’t find “mandi lamb”");
  expect(answer).toContain("Lamb Madghoot");
});

test.each([
  ["ar", "قهوه سبانش لاتيه"],
  ["en", "coffee spanish latte"],
] as const)("the kind of a dish beside its name is understood: %s %s", async (language, asked) => {
  const answer = await answerTo(language, asked);
  expect(answer).toMatch(/\d\.\d\d/);
  expect(answer).not.toMatch(/ignored|ما فهمت/);
});

test("the best steak is that of a steak house, the best rated first", async () => {
  const answer = await answerTo("en", "best steak in riyadh?");
  const places = [...answer.matchAll(/\d\. \*\*(.+?)\*\*/g)].map(([, name]) => name);
  expect(places.slice(0, 2)).toEqual(["Ember & Oak", "Steak House"]);
  expect(answer).toContain("rated 4.7 out of 5");
});

test("of no size in particular the price of each has its history, of one size that alone", async () => {
  const answer = await answerTo("en", "has the price of the mufattah gone up lately");
  expect(answer).toContain("Mufattah (Half)");
  expect(answer).toContain("Mufattah (Whole)");
  const half = await answerTo("en", "was the half mufattah cheaper before?");
  expect(half).not.toContain("Mufattah (Whole)");
});

test("a chain that we lack is not taken for a restaurant of another name", async () => {
  expect(await answerTo("ar", "البيك عندكم؟")).not.toContain("رستم");
  expect(await answerTo("ar", "عندكم رستم بك؟")).toContain("رستم");
});

test("what goes into a drink is left out where no menu has it so, and the drink told", async () => {
  expect(await answerTo("en", "coffee with cream")).toContain("so this is for “coffee”");
  expect(await answerTo("en", "oat milk latte")).not.toContain("so this is for");
});

test("rice beside a dish is a bowl of it, and no biryani", async () => {
  const answer = await answerTo("en", "butter chicken and rice");
  expect(answer).toContain("Butter Chicken");
  expect(answer).not.toContain("Biryani");
});

test("a drink beside a dish is a soft one", async () => {
  expect(await answerTo("en", "chicken burger and a drink")).toContain("Soft Drink");
});

test("an order that costs least already is said to, and is told again", async () => {
  const asked = "butter chicken and naan";
  const before = await answerTo("en", asked);
  const cheapest = `${sayNothingCheaper("en")}\n\n${before}`;
  expect(await answerTo("en", asked, "anything cheaper?")).toBe(cheapest);
  expect(await answerTo("en", asked, "anything cheaper?", "is there anything cheaper")).toBe(
    cheapest,
  );
});
