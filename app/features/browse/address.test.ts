import { expect, test } from "vitest";
import { pageIn, pagePath, wantedIn } from "./address";
import { pageNumbers } from "./page-numbers";

const params = (text: string) => new URLSearchParams(text);

test("an address names cuisine, neighbourhood and name; nonsense is as if it were absent", () => {
  expect(wantedIn(params("name= hamza &cuisine=burger&area=7"))).toEqual({
    name: "hamza",
    cuisine: "burger",
    area: 7,
  });
  for (const text of ["cuisine=constructor&area=-1", "cuisine=&area=1e9", "area=0"])
    expect(wantedIn(params(text))).toEqual({ name: "", cuisine: null, area: null });
  expect(wantedIn(params(`name=${"x".repeat(500)}`)).name).toHaveLength(60);
});

test.each([
  ["", 1],
  ["page=7", 7],
  ["page=0", null],
  ["page=-1", null],
  ["page=1.5", null],
  ["page=123456", null],
  ["page=x", null],
])("%j asks for page %j", (text, page) => expect(pageIn(params(text))).toBe(page));

test("a page of a list keeps what the list is of, and the first has no number", () => {
  expect(pagePath("/restaurants", "?cuisine=burger&page=3&lng=hi", 2)).toBe(
    "/restaurants?cuisine=burger&page=2",
  );
  expect(pagePath("/districts/7", "?page=3", 1)).toBe("/districts/7");
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])("page %i of %i shows %j", (page, last, numbers) =>
  expect(pageNumbers(page, last)).toEqual(numbers),
);
