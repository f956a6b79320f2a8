import { expect, test } from "vitest";
import { memoised, perRevision } from "./memoised";
import { Revisioned } from "./revisioned";

test("one value for each object, made once", () => {
  let made = 0;
  const numberOf = memoised(() => ++made);
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 1, 2, 1]);
});

test("a value that is undefined is made once too", () => {
  let made = 0;
  const nothingOf = memoised(() => void ++made);
  const one = {};
  nothingOf(one);
  nothingOf(one);
  expect(made).toBe(1);
});

test("a value of a revision is made anew once the revision has moved", () => {
  const source = { revision: 3 };
  const doubled = perRevision((of: { readonly revision: number }) => of.revision * 2);
  expect(doubled(source)).toBe(6);
  source.revision = 4;
  expect(doubled(source)).toBe(8);
});

test("those who ask at once share one loading, and what was written meanwhile is loaded too", async () => {
  let latest = 1;
  const loads: number[][] = [];
  const kept = new Revisioned(
    () => latest,
    async (after, upTo) => {
      loads.push([after, upTo]);
      await Promise.resolve();
      if (latest === 1) latest = 2;
    },
  );
  await Promise.all([kept.catchUp(), kept.catchUp(), kept.catchUp()]);
  expect(loads).toEqual([
    [-1, 1],
    [1, 2],
  ]);
  await kept.catchUp();
  expect(loads).toHaveLength(2);
});

test("a loading that failed is tried again by the next", async () => {
  let failures = 1;
  const kept = new Revisioned(
    () => 1,
    async () => {
      if (failures-- > 0) throw new Error("gone");
    },
  );
  await expect(kept.catchUp()).rejects.toThrow("gone");
  await kept.catchUp();
  expect(kept.revision).toBe(1);
});
