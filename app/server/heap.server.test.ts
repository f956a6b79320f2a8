import { getHeapStatistics } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { compactHeap } from "./heap.server";

it("collects what nothing holds, and leaves no collector behind", () => {
  let garbage: string[] | null = Array.from({ length: 300_000 }, (_, n) => `nobody holds ${n}`);
  const before = getHeapStatistics().used_heap_size;
  expect(garbage.length).toBe(300_000);
  garbage = null;
  compactHeap();
  expect(getHeapStatistics().used_heap_size).toBeLessThan(before - 5_000_000);
  expect(runInNewContext("typeof gc")).toBe("undefined");
});
