import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { hold } from "~tests/eval/assistant";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { knownNames } from "./known-names.server";
import { builtInModel } from "./model/built-in";
import { textsIn } from "./say/texts";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

/** What the last of some messages is answered. */
async function answerTo(language: Language, ...turns: string[]) {
  const model = builtInModel(() => knownNames(db));
  const talk = { language, turns, facts: [], tools: [], must: [], mustNot: [] };
  return (await hold(db, model, talk, SAMPLE_NOW)).text;
}

test.each([
  [
    "tl",
    "alin mas mura broast sa Al Muqarmish o sa Abu Rayan",
    /4 Piece Broast Meal[*]* .*\n.*4 Piece Broast Meal/,
  ],
  [
    "hi",
    "kabsa ya mandi, konsa sasta parega half chicken ka",
    /^(?!.*شواية)[\s\S]*مندي دجاج|Mandi/,
  ],
  ["en", "which is cheaper, kabsa or lamb mandi", /Lamb Kabsa[\s\S]*Lamb Mandi/],
  [
    "en",
    "margherita from pizza fornello vs the stone corner pizza place, large",
    /Margherita Pizza \(Large\)[\s\S]*Margherita Pizza \(Large\).*Fornello/,
  ],
  [
    "tl",
    "alin mas mura pizza sa fornello o sa rukn al hajari, large",
    /Margherita Pizza \(Large\)[\s\S]*Margherita Pizza \(Large\).*Fornello/,
  ],
  ["ar", "كبسة دجاج ولا مندي دجاج ايش ارخص للنص؟", /^(?!.*ما فهمت)[\s\S]*نصف[\s\S]*نصف/],
  ["en", "shawarma or burger, which is cheaper", /Shawarma \(Small\)[\s\S]*Burger/],
] as const)("what is compared is of one kind and size, in %s: %s", async (language, said, sides) =>
  expect(await answerTo(language, said)).toMatch(sides),
);

test("where two have nothing alike nobody is called the cheaper", async () => {
  const said = await answerTo("en", "rolls at koi and kumo or tiger wok, which is cheaper");
  const { t } = textsIn("en");
  expect(said).toContain(t("compare.unlike"));
});

test.each([
  ["en", "large of shawarma 77", "Chicken Shawarma (Large)"],
  ["ar", "كبير من شاورما ٧٧", "شاورما دجاج (كبير)"],
  ["hi", "shawarma 77 ka large kitne ka hai", "Chicken Shawarma (लार्ज)"],
  ["en", "large pizza at shawarma 77", "couldn’t find “pizza”"],
] as const)("a size alone is of what the restaurant is called by, in %s: %s", async (...asked) =>
  expect(await answerTo(asked[0], asked[1])).toContain(asked[2]),
);

test.each([
  ["hi", "burger al hara ka cheeseburger", "mehenga hua kya"],
  ["en", "latte at rakwa", "did the price go up recently"],
  ["ar", "كم تشيز برجر عند برجر الحارة", "صارت غالية؟"],
  ["ur", "برجر الحارة کا چیز برگر", "مہنگا ہو گیا کیا؟"],
  ["tl", "alin mas mura, adobo sa Bahay Manila o sa Kusina ni Aling Nena?", "nagmahal ba to"],
  ["en", "is the ribeye cheaper at Steak House or Ember & Oak?", "and has it gone up lately?"],
] as const)(
  "how a price has moved is told of all that was shown, in %s",
  async (language, ...said) =>
    expect(await answerTo(language, ...said)).toContain(textsIn(language).t("history.note")),
);

test("what is dear is no price that has moved", async () =>
  expect(await answerTo("hi", "sabse mehnga burger kaunsa hai")).not.toContain(
    textsIn("hi").t("history.note"),
  ));

test.each([
  ["en", "any pakistani restaurant near malaz", "**Indian**"],
  ["hi", "बत्था के पास कोई पाकिस्तानी होटल", "**भारतीय**"],
] as const)("what is found under another name is called so, in %s", async (language, said, head) =>
  expect(await answerTo(language, said)).toMatch(new RegExp(`^${head.replaceAll("*", "\\*")}\n`)),
);

test("what is found under its own name needs none", async () =>
  expect(await answerTo("en", "any yemeni restaurant near malaz")).toMatch(/^Nearest/));

test.each([
  ["hi", "mcdonalds big mac kitne ka", "mcdonalds", "Burger"],
  ["tl", "meron bang Jollibee dito, yung chickenjoy", "Jollibee", "Broast Meal"],
  ["ar", "كودو عندكم؟", "كودو", "برجر"],
  ["en", "starbucks caramel latte price", "starbucks", "Coffee"],
  ["en", "nearest kfc to olaya", "kfc", "Broast Meal"],
] as const)(
  "a chain that is not here is said to be none, then what is like it, in %s",
  async (...of) => {
    const [language, said, chain, food] = of;
    const [first = "", ...more] = (await answerTo(language, said)).split("\n");
    expect(first).toContain(chain);
    expect(more.join("\n")).toContain(food);
  },
);

test.each([
  ["ar", "شي زي برجر الحارة", "Smoke Alley", /برجر الحارة|شاورما/],
  ["en", "something like amo hamza near olaya", "شاورما الطربوش", /عمو حمزة|Burger/],
] as const)(
  "what is like a restaurant cooks the same, in %s",
  async (language, said, one, other) => {
    const answer = await answerTo(language, said);
    expect(answer).toContain(one);
    expect(answer).not.toMatch(other);
  },
);

test.each([
  ["en", "whats the differnce between mandi and madhbi lol"],
  ["ar", "كبسة دجاج ولا مندي دجاج؟", "وش الفرق بينهم"],
  ["tl", "pancit bihon o pancit canton, alin mas mura", "ano pinagkaiba nila"],
  ["ur", "چکن تکہ اور بٹر چکن میں کیا فرق ہے"],
  ["hi", "डोसा और इडली में क्या फ़र्क है"],
] as const)("what sets two dishes apart is owned up to first, in %s", async (language, ...said) => {
  const answer = await answerTo(language, ...said);
  expect(answer.split("\n")[0]).toBe(textsIn(language).t("aside.recipe"));
  expect(answer).not.toContain("differnce");
});

test.each([
  ["hi", "kabsa aur mandi ki qeemat mein kitna farq hai"],
  ["en", "shawarma at amo hamza vs shawarma 77", "whats the difference"],
] as const)(
  "what sets two prices apart is no matter of cooking, in %s",
  async (language, ...said) =>
    expect(await answerTo(language, ...said)).not.toContain(textsIn(language).t("aside.recipe")),
);

test.each([
  ["hi", "platform A aur B mein kis ki delivery kam hai", /B: .*\d[\s\S]*A: .*\d/, /C: /],
  ["en", "delivery fee on platform B", /B: usually SAR/, /[AC]: /],
  ["ar", "كم التوصيل للملقا؟", /أ⁩?: [\s\S]*الملقا/, /typical/],
  ["tl", "anong app ang pinakamurang delivery kadalasan", /B: [\s\S]*C: [\s\S]*A: /, /D: /],
  ["ur", "کس ایپ کی ڈیلیوری کم ہے", /B: [\s\S]*C: [\s\S]*A: /, /D: /],
] as const)("what delivery usually costs is told of each app, in %s: %s", async (...of) => {
  const [language, said, apps, others] = of;
  const answer = await answerTo(language, said);
  expect(answer.split("\n")[0]).toBe(textsIn(language).fees("usual"));
  expect(answer).toMatch(apps);
  expect(answer).not.toMatch(others);
});

test.each([
  ["en", "delivery fee on platform B", "and c?", "Platform C: "],
  ["hi", "किस प्लेटफ़ॉर्म पर डिलीवरी सबसे कम लगती है", "और ए पर?", "प्लेटफ़ॉर्म A: "],
] as const)("and of one more that is named after, in %s", async (language, said, then, app) => {
  const answer = await answerTo(language, said, then);
  expect(answer).toContain(app);
  expect(answer).not.toContain("B: ");
});
