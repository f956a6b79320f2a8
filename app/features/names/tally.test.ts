import { expect, test } from "vitest";
import { Postings } from "./postings";
import { Tally } from "./tally";

test("gives the slots with the highest promise, then forgets them", () => {
  const tally = new Tally();
  tally.add([1, 2, 3, 4], 0, 0.2);
  tally.add([3, 4], 1, 0.5);
  tally.add([4], 2, 0.5);
  expect(tally.best(2).sort()).toEqual([3, 4]);
  expect(tally.best(2)).toEqual([]);
});

test("one reason counts once for a slot", () => {
  const tally = new Tally();
  tally.add([1], 0, 0.4);
  tally.add([1], 0, 0.4);
  tally.add([2], 0, 0.6);
  expect(tally.best(1)).toEqual([2]);
});

test("grows with its slots", () => {
  const tally = new Tally();
  tally.reserve(10_000);
  tally.add([9_999], 0, 1);
  expect(tally.best(1)).toEqual([9_999]);
});

test("postings forget what is removed", () => {
  const postings = new Postings();
  for (const slot of [1, 2, 3]) postings.add(7, slot);
  postings.remove(7, 1);
  postings.remove(7, 9);
  expect([...postings.of(7)].sort()).toEqual([2, 3]);
  postings.remove(7, 2);
  postings.remove(7, 3);
  expect(postings.of(7)).toEqual([]);
});
