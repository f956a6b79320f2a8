import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { asWhole, withAllPaying } from "./whole-messages";

const { lastOf } = sampleTalk();

test.each([
  "i paid 45 for it, was that too much",
  "they charged me 45, is that ok?",
  "is 45 riyals reasonable?",
  "yesterday we paid 45 sar for that",
])("“%s” of a dish asks what it costs, and orders none", (said) => {
  expect(lastOf("chicken mandi", said)).toMatchObject({
    ...{ kind: "price", dish: "chicken mandi", quantity: null, other: null },
  });
});

test("what was paid is told in Filipino too", () => {
  expect(lastOf("magkano chicken adobo", "binayaran ko 45, mahal ba yun")).toMatchObject({
    ...{ kind: "price", dish: "chicken adobo", quantity: null },
  });
});

test.each([
  ["en", "is 45 too much for a burger?"],
  ["en", "i want 45"],
  ["en", "is 45 on the menu?"],
  ["tl", "magkano 45 na adobo"],
  ["en", "bye bye burger tomorrow"],
  ["en", "ok bye"],
  ["tl", "bukas pa ba kayo"],
  ["tl", "burger na may kasamang fries"],
  ["tl", "may kasama bang kanin?"],
] as const)("in %s “%s” stays as it is", (language, said) => {
  expect(asWhole(said, language)).toBe(said);
});

test.each([
  ["magkano chicken adobo", "bukas na lang ako oorder, bye"],
  ["chicken mandi", "bye, i will order tomorrow"],
  ["chicken mandi", "ok see you later, bye!"],
])("after “%s”, “%s” says goodbye", (first, said) => {
  expect(lastOf(first, said)).toMatchObject({ kind: "bye" });
});

test("what a dish comes with is asked, and added where that is said", () => {
  const first = "magkano chicken adobo";
  expect(lastOf(first, "may kasamang kanin?")).toMatchObject({ kind: "cannot" });
  expect(lastOf(first, "samahan mo ng kanin")).toMatchObject({ kind: "compare", apart: true });
});

test.each([
  ["mandi for 4 people, 25 riyals each", "mandi for 4 people, 100 riyal"],
  ["4 na tao, 25 riyal bawat isa, mandi sana", "4 na tao, 100 riyal, mandi sana"],
  ["tig-25 riyal, 4 na tao", "100 riyal, 4 na tao"],
  ["burgers for 25 riyals each", "burgers for 25 riyals each"],
  ["for 4 people, a burger each", "for 4 people, a burger each"],
])("“%s” is read as “%s”", (said, read) => {
  expect(withAllPaying(said)).toBe(read);
});

test.each([
  ["mandi or kabsa for 20", 20],
  ["kabsa o mandi para sa 4 na tao", 4],
])("“%s” sets two dishes against each other", (said, people) => {
  expect(lastOf(said)).toMatchObject({ kind: "compare", people, other: { people } });
});

test.each([
  "binili ko kahapon 32 sa platform B",
  "nabili ko to sa app c 30 riyals lang",
  "i bought it yesterday for 32 on platform b",
])("“%s” tells a price that may have changed", (said) => {
  expect(lastOf("adobo", said)).toMatchObject({ kind: "cannot", subject: "wrongPrice" });
});

test("a dish with what was paid for it is priced, and so many are ordered", () => {
  expect(
    lastOf("nag order ako kagabi sa app c ng chicken biryani 28 riyals, tama ba yun?"),
  ).toEqual(
    expect.objectContaining({ kind: "price", dish: "chicken biryani", maxTotal: null, left: "" }),
  );
  expect(lastOf("adobo", "umorder kami ng 20")).toMatchObject({ kind: "price", quantity: 20 });
  expect(lastOf("i got 2 burgers for 30 on platform b")).toMatchObject({ dish: "burgers" });
});

test.each([
  ["dalawang adobo bahay manila, budget 60", "kulang pa ba sa budget?"],
  ["2 chicken adobo at bahay manila, budget 60", "is it within my budget?"],
])("after “%s”, “%s” prices it again within that", (first, said) => {
  expect(lastOf(first, said)).toMatchObject({ kind: "price", quantity: 2, maxTotal: 60 });
});

test.each([
  ["en", "is it within budget for 4 people"],
  ["tl", "pasok ba sa budget yung kare kare"],
] as const)("in %s “%s” says more than that", (language, said) => {
  expect(asWhole(said, language)).toBe(said);
});
