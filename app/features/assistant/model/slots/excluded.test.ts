import { expect, test } from "vitest";
import { excludedIn } from "./excluded";

test.each([
  ["شاورما بدون بصل", ["بصل"]],
  ["شي يشبه الفحسة بس بدون لحم غنم", ["لحم غنم"]],
  ["زهقت من البرجر", ["البرجر"]],
  ["not kunafa", ["kunafa"]],
  ["something without cheese please", ["cheese"]],
  ["no, I meant adana kebab", []],
  ["ما ابي انتظر", []],
  ["burger near Hittin", []],
])("%s", (message, foods) => expect(excludedIn(message).foods).toEqual(foods));

test("what is left out is no longer in the question", () => {
  expect(excludedIn("شاورما بدون بصل من حمزة").rest).not.toContain("بصل");
  expect(excludedIn("شاورما بدون بصل من حمزة").rest).toContain("حمزة");
});
