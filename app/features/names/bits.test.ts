import { expect, test } from "vitest";
import { Bits } from "./bits";

test("what was added is there, and no neighbour of it", () => {
  const bits = new Bits(70);
  bits.add(0);
  bits.addAll([31, 32, 69]);
  const there = Array.from({ length: 70 }, (_, value) => value).filter((value) => bits.has(value));
  expect(there).toEqual([0, 31, 32, 69]);
});

test("a number past its size is not there", () => {
  const bits = new Bits(3);
  bits.add(2);
  expect(bits.has(64)).toBe(false);
});
