import { expect, test } from "vitest";
import { ranked } from "./rank";

const order = [50, 30, 30, 30, 10].map((points, i) => ({ user_id: `u${i}`, points }));
const ranks = (listed: string[]) => ranked(order, new Set(listed)).map(({ rank }) => rank);

test("equal points share a rank, the next one counts everybody before", () => {
  expect(ranks(["u0", "u1", "u2", "u3", "u4"])).toEqual([1, 2, 2, 2, 5]);
});

test("those who don't want to be seen leave no gap", () => {
  expect(ranks(["u1", "u3", "u4"])).toEqual([1, 1, 3]);
  expect(ranks([])).toEqual([]);
});
