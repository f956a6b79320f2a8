import { describe, expect, test } from "vitest";
import { asksOf } from "~/features/assistant/model/dialogue/dialogue";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf, names } = sampleTalk();

const FRIDAY = { weekday: 5, minutes: null };
const TOMORROW = { days: 1, minutes: null };

describe("hours of a day that is named", () => {
  test.each([
    ["what time does Forno Sofia close on friday", FRIDAY],
    ["Forno Sofia opening hours saturday", { weekday: 6 }],
    ["when does Forno Sofia open tomorrow", TOMORROW],
    ["متى يفتح بروست المقرمش الجمعة", FRIDAY],
    ["وش دوام بروست المقرمش يوم السبت", { weekday: 6 }],
    ["باسفورس سلطان جمعہ کو کب کھلتا ہے", FRIDAY],
    ["باسفورس سلطان کل کب کھلے گا", TOMORROW],
    ["bosphorus sultan friday ko kab khulta hai", FRIDAY],
    ["बॉस्फोरस सुल्तान शुक्रवार को कब खुलता है", FRIDAY],
    ["anong oras nagsasara ang Bahay Manila sa biyernes", FRIDAY],
    ["anong oras magbubukas ang Bahay Manila bukas", TOMORROW],
  ])("%s", (said, when) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ kind: "cannot", subject: "hours", dish: "", when });
    expect(ask.restaurant).not.toBe("");
  });
});

describe("hours of a place without a day", () => {
  test.each([
    "متى يقفل بروست المقرمش",
    "باسفورس سلطان کا وقت کیا ہے",
    "bosphorus sultan ka time kya hai",
    "बॉस्फोरस सुल्तान का समय क्या है",
  ])("%s", (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "hours", when: null });
  });
});

describe("of a place whose hours were just asked", () => {
  test.each([
    ["is ember & oak open now", "what time on friday", FRIDAY],
    ["is ember & oak open now", "and on friday?", FRIDAY],
    ["متى يقفل بروست المقرمش", "والجمعة؟", FRIDAY],
    ["متى يقفل بروست المقرمش", "وبكرة؟", TOMORROW],
    ["باسفورس سلطان کب بند ہوتا ہے", "اور جمعے کو؟", FRIDAY],
    ["बॉस्फोरस सुल्तान कब बंद होता है", "और शुक्रवार को?", FRIDAY],
    ["anong oras nagbubukas ang Bahay Manila", "at sa biyernes?", FRIDAY],
    ["bukas pa ba Aling Nena ngayon?", "anong oras sila nagbubukas bukas", TOMORROW],
    ["lasagna at Forno Sofia", "what time on friday", FRIDAY],
  ])("%s ⏎ %s", (first, said, when) => {
    const { restaurant } = lastOf(first);
    expect(lastOf(first, said)).toMatchObject({
      ...{ kind: "cannot", subject: "hours", restaurant, when },
    });
  });

  test("another place is asked about alike", () => {
    const [first, meant] = ["is ember & oak open now", "no, I meant Forno Sofia"];
    expect(lastOf(first, meant)).toMatchObject({ subject: "hours", restaurant: "Forno Sofia" });
  });
});

test("of two that are compared, the one that is named is asked about", () => {
  const first = "رستم بیک والے ادانا کباب اور سلطان باسفورس والے میں کون سستا ہے؟";
  const ask = lastOf(first, "باسفورس والے کا وقت کیا ہے");
  expect(ask.subject).toBe("hours");
  expect(ask.restaurant).toContain("باسفورس");
});

describe("a day beside a price is when an order is placed", () => {
  test.each([
    ["كم شاورما من عمو حمزة؟", "والجمعة؟"],
    ["how much is a shawarma at Ammu Hamza?", "what about friday?"],
    ["is Ammu Hamza open now?", "how much is a shawarma there on friday?"],
  ])("%s ⏎ %s", (first, said) => {
    expect(lastOf(first, said)).toMatchObject({ kind: "price", subject: null, when: FRIDAY });
  });
});

test.each(["مطعم الجمعة", "tgi friday", "magkano ang kabsa sa linggo na ito"])(
  "«%s» names no day",
  (said) => {
    expect(lastOf(said).when).toBeNull();
  },
);

test.each([
  ["chicken shawarma near Olaya", "which of them is open now?"],
  ["saan may shawarma malapit sa Olaya?", "alin sa kanila ang bukas ngayon?"],
  ["शावरमा कहाँ सस्ता है?", "इनमें से कौन सा अभी खुला है?"],
])("%s ⏎ %s: of each that was listed", (first, said) => {
  expect(lastOf(first, said)).toMatchObject({ subject: "hours", list: { kind: "price" } });
});

describe("what something costs and whether that place is open", () => {
  test.each([
    ["kabsa kis ka sasta hai aur kya wo abhi khula hai", "kabsa"],
    ["which kabsa is cheapest and is it open now", "kabsa"],
    ["ارخص كبسة وهل هو فاتح الحين", "كبسة"],
    ["سب سے سستا کبسہ کس کا ہے اور کیا وہ ابھی کھلا ہے", "kabsa"],
    ["magkano kabsa at bukas ba sila ngayon", "kabsa"],
  ])("%s", (said, dish) => {
    const asks = asksOf([said], names());
    expect(asks).toMatchObject([{ kind: "price", dish }, { subject: "hours" }]);
  });

  test("two places that are open are asked about together", () =>
    expect(asksOf(["bayt al qidr aur kerala palace khule hain?"], names())).toHaveLength(1));
});
