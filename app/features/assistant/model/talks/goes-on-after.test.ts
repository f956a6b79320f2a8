import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  ["chicken biryani", "whats the difference", 1],
  ["كم برياني دجاج", "كم الفرق", 1],
  ["chicken biryani kahan sasti", "farq kitna hai", 1],
  ["magkano adobo", "magkano pagkakaiba", 1],
  ["cheap burger", "difference between the first and the third", 2],
  ["ابي برجر رخيص", "الفرق بين الاول والثالث", 2],
])("after «%s», «%s» sets two of the list against each other", (first, then, nth) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "compare", nth, list: { kind: "price" } }),
);

test("the list is what is spoken of then", () =>
  expect(lastOf("cheap burger", "whats the difference", "the second one")).toMatchObject({
    ...{ kind: "price", dish: "burger", nth: 1 },
  }));

test.each([
  ["mcdonalds big mac", "the second one", "burger"],
  ["mcdonalds", "the second one", "burger"],
  ["بيج ماك من ماكدونالدز", "الثاني", "برجر"],
  ["عندكم البيك", "الثاني", "بروست"],
])("after «%s», «%s» is of what was shown in its place", (first, then, dish) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "suggest", dish, nth: 1 }),
);

test.each([
  ["2 cheeseburgers and fries", "something else"],
  ["2 cheeseburgers and fries", "not that one"],
  ["٢ تشيز برجر وبطاطس", "مو هذا"],
  ["how much is adobo", "another dish"],
  ["magkano adobo", "wala bang ibang ulam?"],
  ["كم كبسة لحم", "طبق ثاني"],
  ["ابي كنافه رخيصه", "لا ما احب الكنافه غيرها"],
])("after «%s», «%s» asks for what is like it", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "similar", more: false }),
);

test.each([
  ["cheap burger", "not that one"],
  ["ابي برجر رخيص", "مو هذا"],
  ["sasta burger", "ye nahi"],
  ["सस्ता बर्गर", "ये नहीं"],
  ["سستا برگر", "یہ نہیں"],
  ["murang burger", "hindi yan"],
])("after «%s», «%s» asks for what comes next", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", more: true, pages: 1 }),
);

test.each([
  ["تشيز برجر من برجر الحاره ولا برجر الديره ارخص", "واللي معه بطاطس؟"],
  ["which is cheaper for cheeseburger, burger al hara or burger al deera", "the one with fries"],
  ["which is cheaper for cheeseburger, burger al hara or burger al deera", "fries with it"],
  ["cheeseburger burger al hara me sasta ya burger al deera me", "fries ke sath"],
])("after «%s», «%s» prices both at each of the two", (first, then) => {
  const order = lastOf(first, then);
  expect(linesOf(order)).toHaveLength(2);
  expect(order.places).toHaveLength(2);
});

test.each([
  ["nearest shawarma in olaya", "ok make it 3"],
  ["اقرب شاورما في العليا", "طيب خلها ٣"],
])("after «%s», «%s» is of the nearest", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", quantity: 3, from: { nth: 0 } }),
);

test.each([
  ["delivery fee for tiger wok", "add a pepsi"],
  ["كم توصيل تايجر ووك", "زيد بيبسي"],
])("after «%s», «%s» asks for no other fee", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", focus: "all" }),
);

test("the lowest fee is asked of all who sell it", () =>
  expect(
    lastOf("how much is chicken kabsa at qudur aldira", "who has the lowest delivery fee"),
  ).toMatchObject({ kind: "price", focus: "delivery", elsewhere: true }));

test("«ايش افضل واحد» leaves an order as it is", () =>
  expect(lastOf("٢ تشيز برجر وبطاطس", "ايش افضل واحد")).toMatchObject({ quantity: 2 }));

test.each(["burger and chips", "burger aur chips", "isang burger at chips"])(
  "the chips of «%s» are fries",
  (said) => expect(linesOf(lastOf(said)).map(({ dish }) => dish)).toContain("fries"),
);
