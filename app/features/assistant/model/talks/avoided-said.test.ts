import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

/** The facts that a message tells and that are kept, each with its kind. */
const keptOf = (said: string) =>
  lastOf(said).facts.flatMap(({ text, kind, kept }) => (kept ? [`${kind}: ${text}`] : []));

describe("what is not eaten is kept however it is said", () => {
  test.each([
    ["never show me anything with cheese", "dislike"],
    ["i gave up sugar", "dislike"],
    ["i don't do dairy", "dislike"],
    ["milk makes me sick", "allergy"],
    ["i have celiac", "allergy"],
    ["we are hindus", "diet"],
    ["لا تعرض لي شي فيه جبن", "dislike"],
    ["أنا صايم عن اللحم", "dislike"],
    ["الحليب يتعبني", "allergy"],
    ["मैं जैन हूं", "diet"],
    ["मुझे चीज़ से एलर्जी है", "allergy"],
    ["mujhe doodh hazam nahi hota", "dislike"],
    ["میں مسلمان ہوں", "diet"],
    ["مجھے دودھ اور انڈے سے الرجی ہے", "allergy"],
    ["mujhe doodh, ande aur machli se allergy hai", "allergy"],
    ["vegetarian ako", "diet"],
    ["huwag mo akong bigyan ng may keso", "dislike"],
  ])("%s", (said, kind) => expect(keptOf(said)).toEqual([`${kind}: ${said}`]));

  test.each([
    "i'm off to get chicken",
    "dont show me the menu",
    "لا تعرض لي الأسعار",
    "never mind",
    "i have a burger",
  ])("«%s» tells nothing of the kind", (said) => expect(keptOf(said)).toEqual([]));
});

test.each([
  ["hum 5 log hain, mujhe fish pasand nahi, 200 mein kya milega", 5, 200],
  ["مجھے مچھلی سے الرجی ہے، چار لوگ ہیں، دو سو میں بتاؤ", 4, 200],
  ["allergic ako sa hipon, tatlo kami, 100 budget", 3, 100],
])("what stands beside a fact is read as well: %s", (said, people, maxTotal) => {
  const ask = lastOf(said);
  expect(ask).toMatchObject({ kind: "suggest", people, maxTotal });
  expect(ask.facts).toHaveLength(1);
});

describe("foods that are left out together", () => {
  test.each(["pyaz lehsun nahi", "no onion and garlic please", "बिना प्याज लहसुन"])("%s", (said) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ kind: "suggest", dish: "" });
    expect(ask.without.join(" ")).toMatch(/onion.*garlic/);
  });

  test("«mandi chicken nahi mutton» wants the mutton", () =>
    expect(lastOf("mandi chicken nahi mutton").without).toEqual(["chicken"]));
});

describe("a meal and no dish is left to us", () => {
  test.each([
    "lunch?",
    "وش الغدا",
    "lunch batao",
    "खाना बताओ",
    "ano ulam",
    "anong magandang tanghalian",
  ])("%s", (said) => expect(lastOf(said).kind).toBe("suggest"));
  test.each(["i had lunch", "خلصنا الغدا"])("«%s» asks for none", (said) =>
    expect(lastOf(said).kind).not.toBe("suggest"),
  );
});
