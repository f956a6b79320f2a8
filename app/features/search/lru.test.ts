import { expect, test } from "vitest";
import { Lru } from "./lru";

test("what was not asked for the longest goes first", () => {
  const lru = new Lru<number>(2);
  lru.set("a", 1);
  lru.set("b", 2);
  lru.get("a");
  lru.set("c", 3);
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
});
