import { getHeapStatistics } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { compactHeap, growthOver } from "./heap.server";

it("collects what nothing holds, and leaves no collector behind", () => {
  let garbage: string[] | null = Array.from({ length: 300_000 }, (_, n) => `nobody holds ${n}`);
  const before = getHeapStatistics().used_heap_size;
  expect(garbage.length).toBe(300_000);
  garbage = null;
  compactHeap();
  expect(getHeapStatistics().used_heap_size).toBeLessThan(before - 5_000_000);
  expect(runInNewContext("typeof gc")).toBe("undefined");
});

it("lets a small heap grow to the size of a large one, which grows by a fifth", () => {
  const mb = 1024 * 1024;
  expect(growthOver(66 * mb)).toBe(100);
  expect(growthOver(88 * mb)).toBe(50);
  expect(growthOver(111 * mb)).toBe(20);
  expect(growthOver(500 * mb)).toBe(20);
});
