import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** The dishes of what was asked last, each with how many and how large. */
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity, size }) =>
    [quantity ?? 1, dish, size].filter(Boolean).join(" "),
  );

const EN = "2 beef burgers and a large fries from Burger Al Deera";
const AR = "٢ شاورما دجاج وبطاطس كبير من عمو حمزة";
const UR = "بمبئی ٹفن سے دو پالک پنیر اور ایک گارلک نان";
const HI = "burger al hara se do cheeseburger aur ek fries";
const TL = "dalawang cheeseburger at isang fries sa Burger Al Hara";

test.each([
  [
    EN,
    "add two nuggets and a soft drink",
    "2 beef burgers",
    "1 fries large",
    "2 nuggets",
    "1 soft drink",
  ],
  [EN, "throw in nuggets", "2 beef burgers", "1 fries large", "1 nuggets"],
  [EN, "make it three burgers and add nuggets", "3 beef burgers", "1 fries large", "1 nuggets"],
  [
    AR,
    "زيد ثوميتين وثلاث مشروبات غازية",
    "2 شاورما دجاج",
    "1 بطاطس كبير",
    "2 ثومية",
    "3 مشروبات غازية",
  ],
  [AR, "خل الشاورما أربع ومعها مخلل", "4 شاورما دجاج", "1 بطاطس كبير", "1 مخلل"],
  [
    UR,
    "تین مینگو لسی اور ایک پاؤ بھاجی شامل کرو",
    "2 palak paneer",
    "1 garlic naan",
    "3 mango lassi",
    "1 pav bhaji",
  ],
  [HI, "ek milkshake bhi", "2 cheeseburger", "1 fries", "1 milkshake"],
  [HI, "fries do kar do aur ek milkshake bhi", "2 cheeseburger", "2 fries", "1 milkshake"],
  [
    TL,
    "dagdagan ng dalawang onion rings at isang milkshake",
    "2 cheeseburger",
    "1 fries",
    "2 onion rings",
    "1 milkshake",
  ],
])("%s, then «%s»: each dish is added, and none is lost", (first, then, ...lines) => {
  expect(ordered(first, then)).toEqual(lines);
});

test.each([
  [EN, "swap the fries for nuggets", "2 beef burgers", "1 nuggets"],
  [EN, "instead of the fries, nuggets", "2 beef burgers", "1 nuggets"],
  [
    EN,
    "make one of the burgers a cheeseburger",
    "1 beef burgers",
    "1 fries large",
    "1 cheeseburger",
  ],
  [EN, "make the fries small", "2 beef burgers", "1 fries small"],
  [EN, "take the fries out and add nuggets", "2 beef burgers", "1 nuggets"],
  [AR, "بدل البطاطس بمخلل", "2 شاورما دجاج", "1 مخلل"],
  [AR, "خل الشاورما لحم", "2 شاورما لحم", "1 بطاطس كبير"],
  [AR, "البطاطس خلها صغيرة", "2 شاورما دجاج", "1 بطاطس صغيرة"],
  [UR, "نان کی جگہ مینگو لسی", "2 palak paneer", "1 mango lassi"],
  [HI, "fries ki jagah onion rings kar do", "2 cheeseburger", "1 onion rings"],
  [HI, "fries badi kar do", "2 cheeseburger", "1 fries large"],
  [TL, "palitan ang fries ng onion rings", "2 cheeseburger", "1 onion rings"],
  [TL, "yung fries gawin mong malaki", "2 cheeseburger", "1 fries large"],
])("%s, then «%s»: one is exchanged, and the others stay", (first, then, ...lines) => {
  expect(ordered(first, then)).toEqual(lines);
});

test.each([
  [EN, "remove one burger", "1 beef burgers", "1 fries large"],
  [EN, "double everything", "4 beef burgers", "2 fries large"],
  [EN, "three of each", "3 beef burgers", "3 fries large"],
  [AR, "نقص الشاورما واحد", "1 شاورما دجاج", "1 بطاطس كبير"],
  [AR, "خلهم أربع من كل شي", "4 شاورما دجاج", "4 بطاطس كبير"],
  [HI, "ek cheeseburger kam kar do", "1 cheeseburger", "1 fries"],
  [HI, "sab double kar do", "4 cheeseburger", "2 fries"],
  [TL, "bawasan ng isang cheeseburger", "1 cheeseburger", "1 fries"],
  [TL, "doblehin mo lahat", "4 cheeseburger", "2 fries"],
])("%s, then «%s»: fewer, or more of all", (first, then, ...lines) => {
  expect(ordered(first, then)).toEqual(lines);
});

test.each(["and what about at Burger Al Hara?", "the same order from Burger Al Hara"])(
  "«%s» moves the whole order there",
  (then) => {
    const order = linesOf(lastOf(EN, then));
    expect(order.map(({ restaurant }) => restaurant)).toEqual(["Burger Al Hara", "Burger Al Hara"]);
    expect(order.map(({ quantity }) => quantity ?? 1)).toEqual([2, 1]);
  },
);

test.each([
  ["smash burger", "the second one with cheese fries", "cheese fries", 1],
  ["سماش برجر", "الثاني مع بطاطس بالجبن", "بطاطس بالجبن", 1],
  ["smash burger kahan milega", "dusra wala, cheese fries ke saath", "cheese fries", 1],
  ["saan may smash burger?", "yung una na may cheese fries", "cheese fries", 0],
])("%s, then «%s» orders one of the list and something with it", (list, then, dish, nth) => {
  expect(lastOf(list, then)).toMatchObject({
    kind: "compare",
    apart: true,
    from: { nth },
    other: { dish },
  });
});

test("what is not understood changes nothing, and is named", () => {
  expect(ordered(EN, "swap the flibber for a wuzzle")).toEqual(ordered(EN));
  expect(lastOf(EN, "swap the flibber for a wuzzle")).toMatchObject({
    left: "",
    unmade: { why: "unclear", words: [expect.stringContaining("flibber")] },
  });
});

test.each(["is there another burger?", "which one is less expensive?", "no thanks", "we are six"])(
  "«%s» takes nothing off an order and adds nothing",
  (then) => {
    expect(linesOf(lastOf(EN, then)).length).not.toBe(3);
  },
);

test.each([
  [EN, "bump the nuggets up to four", "2 beef burgers", "1 fries large"],
  [EN, "bump the fries up to four", "2 beef burgers", "4 fries large"],
  [AR, "وحدة تكفي بس زود مخلل", "1 شاورما دجاج", "1 بطاطس كبير", "1 مخلل"],
  [HI, "fries cancel, cheeseburger teen kar do", "3 cheeseburger"],
  [HI, "do milkshake kar do", "2 cheeseburger", "1 fries", "2 milkshake"],
])("%s, then «%s»: said in other words", (first, then, ...lines) => {
  expect(ordered(first, then)).toEqual(lines);
});

const ONE = "one cheeseburger from Burger Al Hara";
const ONE_AR = "وحدة شاورما دجاج من عمو حمزة";
const ONE_UR = "بمبئی ٹفن سے ایک پالک پنیر";
const ONE_HI = "burger al hara se ek cheeseburger";
const ONE_TL = "isang cheeseburger sa Burger Al Hara";

test.each([
  [ONE, "nothing more, that is fine"],
  [ONE, "show me more"],
  [ONE, "double check it please"],
  [ONE, "once more"],
  [ONE, "I don't want more"],
  [ONE, "is that double?"],
  [ONE, "more details please"],
  [ONE, "add my address"],
  [ONE_AR, "ما نبي شي ثاني"],
  [ONE_AR, "لا شي ثاني"],
  [ONE_AR, "هل هي دبل؟"],
  [ONE_HI, "double hai kya?"],
  [ONE_UR, "اور کچھ نہیں"],
  [ONE_TL, "sabihin mo pa"],
])("%s, then «%s»: such words order no more of it", (first, then) => {
  const now = ordered(first, then);
  expect(now.filter((line) => /^[2-9] /.test(line))).toEqual([]);
  expect(now).toHaveLength(1);
});

test.each([
  [ONE, "one more"],
  [ONE, "can I have one more?"],
  [ONE, "could you double it?"],
  [ONE, "no, make it double"],
  [ONE, "more please"],
  [ONE_AR, "وحدة ثانية"],
  [ONE_AR, "خلها دبل"],
  [ONE_UR, "ایک اور"],
  [ONE_UR, "ڈبل کر دو"],
  [ONE_HI, "ek aur"],
  [ONE_HI, "double kar do"],
  [ONE_TL, "isa pa"],
  [ONE_TL, "doblehin mo"],
])("%s, then «%s»: two of it", (first, then) => {
  expect(ordered(first, then)).toEqual([expect.stringMatching(/^2 /)]);
});

test("what a word nobody knows is said of is not what is ordered", () => {
  expect(ordered(ONE, "add fries", "more info please")).not.toContain("2 fries");
  expect(ordered(ONE, "add fries", "add one more of the fries")).toContain("2 fries");
});

test.each([
  [EN, "make it 3 burgers instead of 2", "3 beef burgers", "1 fries large"],
  [EN, "make it 3 instead of 2", "3 beef burgers", "1 fries large"],
  [EN, "three burgers instead of two", "3 beef burgers", "1 fries large"],
  [EN, "instead of 2 burgers make it 3", "3 beef burgers", "1 fries large"],
  [EN, "2 nuggets instead of the fries", "2 beef burgers", "2 nuggets"],
  [AR, "خل الشاورما ثلاث بدل ثنتين", "3 شاورما دجاج", "1 بطاطس كبير"],
  [AR, "خلها ثلاث بدل ثنتين", "3 شاورما دجاج", "1 بطاطس كبير"],
  [AR, "بدل ثنتين شاورما خلها ثلاث", "3 شاورما دجاج", "1 بطاطس كبير"],
  [UR, "دو کی بجائے تین پالک پنیر", "3 palak paneer", "1 garlic naan"],
  [HI, "do ki jagah teen cheeseburger kar do", "3 cheeseburger", "1 fries"],
  [TL, "tatlong cheeseburger imbes na dalawa", "3 cheeseburger", "1 fries"],
  [TL, "gawing tatlo ang cheeseburger imbes na dalawa", "3 cheeseburger", "1 fries"],
])("%s, then «%s»: the number that is wanted counts", (first, then, ...lines) => {
  expect(ordered(first, then)).toEqual(lines);
});

test.each([
  [EN, "remove the burger and the fries"],
  [EN, "take the fries off and remove the burgers"],
  [AR, "شيل الشاورما والبطاطس"],
  [UR, "پالک پنیر اور نان ہٹا دو"],
  [HI, "cheeseburger aur fries hata do"],
  [TL, "tanggalin ang cheeseburger at fries"],
  [ONE, "remove the cheeseburger"],
])("%s, then «%s»: the order stays, that is said, and nothing is forgotten", (first, then) => {
  expect(ordered(first, then)).toEqual(ordered(first));
  expect(lastOf(first, then)).toMatchObject({ left: "", unmade: { why: "whole" } });
  expect(lastOf(first, then).kind).not.toBe("forget");
});

test.each([
  [EN, "remove the cola", "2 beef burgers", "1 fries large", "cola"],
  [EN, "remove the fries and the cola", "2 beef burgers", "cola"],
  [EN, "take off the fries, the cola and the naan", "2 beef burgers", "cola", "naan"],
  [AR, "شيل الكولا", "2 شاورما دجاج", "1 بطاطس كبير", "الكولا"],
  [AR, "شيل البطاطس والكولا", "2 شاورما دجاج", "الكولا"],
  [UR, "کولا ہٹا دو", "2 palak paneer", "1 garlic naan", "cola"],
  [HI, "fries aur cola hata do", "2 cheeseburger", "cola"],
  [HI, "fries, naan aur cola hata do", "2 cheeseburger", "naan", "cola"],
  [TL, "alisin ang cola", "2 cheeseburger", "1 fries", "cola"],
  [TL, "alisin ang fries at cola", "2 cheeseburger", "cola"],
])("%s, then «%s»: what is not ordered is named, the rest goes", (first, then, ...expected) => {
  const said = lastOf(first, then);
  const words = said.unmade?.words ?? [];
  expect([...ordered(first, then), ...words]).toEqual(expected);
  expect(said.unmade).toMatchObject({ why: "lacks" });
});

test.each([
  [EN, "take everything off"],
  [EN, "remove everything"],
  [AR, "شيل كل شي"],
  [UR, "سب نکال دو"],
  [HI, "sab hata do"],
  [TL, "alisin mo lahat"],
  [EN, "clear the order"],
  [AR, "امسح الطلب"],
  [UR, "آرڈر ہٹا دو"],
])("%s, then «%s»: it is the order that everything is taken off", (first, then) => {
  expect(ordered(first, then)).toEqual(ordered(first));
  expect(lastOf(first, then)).toMatchObject({ unmade: { why: "whole" } });
});

test.each([
  [EN, "remove the onions", "onions"],
  [AR, "شيل البصل", "البصل"],
  [UR, "پیاز نکال دو", "پیاز"],
  [HI, "pyaaz hata do", "pyaaz"],
  [TL, "tanggalin ang sibuyas", "sibuyas"],
])("%s, then «%s»: a part of a dish is for the order's notes", (first, then, untold) => {
  expect(ordered(first, then)).toEqual(ordered(first));
  expect(lastOf(first, then)).toMatchObject({ untold, unmade: null });
});

test.each([
  [EN, "delete my allergies"],
  [EN, "delete everything you know about me"],
  [EN, "forget everything"],
  [EN, "delete my account"],
  [AR, "امسح حساسيتي"],
  [AR, "احذف كل اللي تعرفه عني"],
  [UR, "میری الرجی ہٹا دو"],
  [HI, "meri allergy hata do"],
  [TL, "alisin ang allergy ko"],
])("%s, then «%s»: what is known of somebody is no dish of an order", (first, then) => {
  expect(lastOf(first, then).unmade).toBeNull();
  expect(lastOf(first, then).kind).toMatch(/forget|cannot/);
});

test("why a change was not made is said once", () => {
  expect(lastOf(EN, "remove the cola", "two nuggets as well").unmade).toBeNull();
});

test.each([
  [EN, "swap the cola for onion rings", "cola"],
  [EN, "onion rings instead of the cola", "cola"],
])("%s, then «%s»: what is to go is not ordered, and that is said", (first, then, dish) => {
  expect(ordered(first, then)).toEqual(ordered(first));
  expect(lastOf(first, then)).toMatchObject({ unmade: { why: "lacks", words: [dish] } });
});
