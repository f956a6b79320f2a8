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
async function answerTo(language: "ar" | "en", ...turns: string[]) {
  const model = builtInModel(() => knownNames(db));
  const talk = { language, turns, facts: [], tools: [], must: [], mustNot: [] };
  return (await hold(db, model, talk, SAMPLE_NOW)).text;
}
const first = (text: string) => text.split("\n")[0];

test.each([
  ["ar", "كبسة دجاج ومندي دجاج ايهم ارخص", "خذ الثانيه", "كبسة دجاج"],
  ["ar", "شاورما دجاج عمو حمزة ولا شاورما 77", "الي بعده", "عمو حمزة"],
  ["en", "latte at rakwa or dune drip?", "the second one", "Dune Drip"],
] as const)(
  "the second of what was set against each other is what was shown second: %s, %s, %s",
  async (language, asked, second, name) => {
    const shown = await answerTo(language, asked);
    const rows = shown.split("\n").filter((line) => line.startsWith("- "));
    const [link = "none"] = /\(\/dishes\/\d+/.exec(rows[1] ?? "") ?? [];
    const picked = await answerTo(language, asked, second);
    expect(first(picked)).toContain(name);
    expect(picked).toContain(link);
  },
);

test.each([
  ["ar", ["برقر وبيبسي بكم", "من وين هذا", "فيه ارخص؟"]],
  ["ar", ["برقر وبيبسي بكم", "من مطعم واحد ولا اكثر؟"]],
  ["en", ["burger and pepsi", "where is it from", "anything cheaper?"]],
  ["en", ["burger and pepsi", "from one restaurant or two?"]],
] as const)("what is asked of an order is told of all of it: %s %s", async (language, turns) => {
  const whole = await answerTo(language, turns[0]);
  expect(await answerTo(language, ...turns)).toContain(first(whole));
});

test("who is on a diet is offered what is light, and no dish is said to have a diet in it", async () => {
  const answer = await answerTo("ar", "انا على دايت وش تنصحني");
  expect(answer).toContain("Lean Bowl Lab");
  expect(answer).not.toContain("استبعدت");
});

test("what is of the sea has no lamb in it", async () => {
  const answer = await answerTo("ar", "ابي شي بدون بحري");
  expect(answer).toContain("المأكولات البحرية");
  expect(answer).not.toContain("الغنم");
});

test("what is wanted of the sea is more than what is called so", async () =>
  expect(await answerTo("ar", "ودي بشي بحري")).toContain("روبيان"));

test.each([
  ["ar", "اكل هندي حار"],
  ["en", "spicy indian food"],
] as const)(
  "what a place cooks counts beside what it is to be like: %s %s",
  async (language, said) => {
    const answer = await answerTo(language, said);
    expect(answer).toMatch(/Kerala Palace|قصر كيرلا/);
    expect(answer).not.toMatch(/Smoke Alley|77/);
  },
);

test.each([
  ["ar", "الأقرب لحي", "وين اقرب مندي", "عند الديره ولا الملقا"],
  ["en", "near Malqa", "shawarma in malqa or olaya"],
] as const)("of two neighbourhoods what there is in each: %s", async (language, head, ...said) => {
  const answer = await answerTo(language, ...said);
  expect(answer).toContain(head);
  expect(answer).toMatch(language === "ar" ? /الديرة.*الملقا/su : /Malqa.*Olaya/su);
});

test("of restaurants that are called as neighbourhoods are, what each asks", async () =>
  expect(await answerTo("ar", "البرجر عند الحارة ولا عند الديرة")).toContain("برجر الحارة"));

test("what is listed under a kitchen is not called as the first of it is", async () => {
  const answer = await answerTo("en", "seafood");
  expect(first(answer)).toContain("seafood");
  expect(first(answer)).not.toContain("Sayadieh");
});

test.each([
  ["en", "how much is kerala palace"],
  ["ar", "كم شاورما 77"],
] as const)(
  "what a restaurant costs is what it sells, and no dish of it: %s %s",
  async (language, said) => {
    expect(first(await answerTo(language, said))).not.toContain("SAR");
    const rows = (await answerTo(language, said)).match(/^- /gm) ?? [];
    expect(rows.length).toBeGreaterThan(4);
  },
);

test("what two restaurants have is not called cheaper where it is no dish of both", async () => {
  const said = ["how much is kerala palace", "and bombay tiffin?", "which is cheaper"];
  expect(first(await answerTo("en", ...said))).toContain("like for like");
});

test.each([
  ["ar", "ابي شاورما بدون ثوم"],
  ["ar", "ابي شاورما بدون مخلل"],
  ["en", "shawarma without garlic"],
] as const)(
  "what is put onto a dish is left off it, and leaves out no dish: %s %s",
  async (language, said) => {
    const answer = await answerTo(language, said);
    expect(answer.match(/^\d\. /gm)?.length).toBeGreaterThan(3);
    expect(answer).toMatch(language === "ar" ? /ملاحظات/u : /notes/u);
    expect(answer).not.toMatch(/استبعدت|left out/u);
  },
);

test("the mandi of a restaurant is no bowl of rice first", async () => {
  const rows = (await answerTo("ar", "بكم المندي عند مندي الشيخ سالم")).match(/^\d\. .*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(2);
  expect(rows[0]).not.toContain("رز مندي");
  expect(rows.at(-1)).toContain("رز مندي");
});

test("neither chicken nor meat is no shawarma, whichever it is of", async () =>
  expect(await answerTo("ar", "ابي شي ما فيه دجاج ولا لحم")).not.toMatch(/شاورما|شيش|كباب/u));

test("what is asked to be forgotten as a whole is deleted on its page", async () =>
  expect(await answerTo("ar", "سجل عندك اني احب البرجر", "احذف اللي سجلته")).toContain(
    "/profile/memory",
  ));
