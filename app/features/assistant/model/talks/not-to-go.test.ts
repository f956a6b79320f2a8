import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** The dishes of what was asked last, each with how many. */
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`);

test.each([
  ["2 burger aur fries", "fries mat hatao"],
  ["2 burger aur fries", "nahi nahi burger mat hatao"],
  ["2 burger aur fries", "fries na hatana"],
  ["2 burger aur fries", "fries cancel mat karo"],
  ["2 burger and fries", "don't remove the fries"],
])("«%s», «%s»: the order stays as it is", (order, said) => {
  expect(ordered(order, said)).toEqual(["2 burger", "1 fries"]);
});

test("in letters of their own, and in Arabic and Filipino", () => {
  expect(ordered("2 बर्गर और फ्राइज", "फ्राइज मत हटाओ")).toHaveLength(2);
  expect(ordered("2 برگر اور فرائز", "فرائز مت ہٹائیں")).toHaveLength(2);
  expect(ordered("برجر وبطاطس", "لا تشيل البطاطس")).toHaveLength(2);
  expect(ordered("2 burger at fries", "wag tanggalin yung fries")).toHaveLength(2);
});

test("what is to be taken off still is", () => {
  expect(ordered("2 burger aur fries", "fries hata do")).toEqual(["2 burger"]);
  expect(ordered("2 burger aur fries", "fries mat do")).toEqual(["2 burger"]);
});

test.each([
  ["burger do, fries na do", 1],
  ["burger do, fries mat do", 1],
  ["mujhe burger do", 1],
  ["mujhe do burger do", 2],
  ["2 burger do, fries na do", 2],
])("«%s»: to give counts nothing, and what is not to be given is not ordered", (said, count) => {
  expect(ordered(said)).toEqual([`${count} burger`]);
});

test("behind dishes of which others are counted so, it is two", () => {
  expect(ordered("burger do, fries teen")).toEqual(["2 burger", "3 fries"]);
});

test.each(["shawarma do aur garlic sauce mat dena", "shawarma bina garlic sauce"])(
  "«%s» leaves all of the name out, and orders no half of it",
  (said) => {
    const { dish, other, without } = lastOf(said);
    expect([dish, other, without]).toEqual(["shawarma", null, ["garlic sauce"]]);
  },
);

test("of «bina cheese burger» it is the cheese that is left out", () => {
  expect(lastOf("bina cheese burger")).toMatchObject({ dish: "burger", without: ["cheese"] });
});
