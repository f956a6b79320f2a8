import { beforeEach, describe, expect, test, vi } from "vitest";
import { Revisioned } from "./database/revisioned";
import { memoised, perRevision } from "./memoised";

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

describe("what is done without asking first whether anything is new", () => {
  let latest = 1;
  let questions = 0;
  const kept = new Revisioned(
    () => {
      questions += 1;
      return latest;
    },
    async () => {},
  );
  const told = (revision: number) => kept.beside(async () => [{ revision }]);
  const done = vi.fn(async (read: () => Promise<unknown>) => {
    await read();
    return kept.revision;
  });
  beforeEach(async () => {
    latest = 1;
    await kept.catchUp();
    questions = 0;
    done.mockClear();
  });

  test("is done once where what was read says that nothing is", async () => {
    expect(await kept.inStep(() => done(() => told(1)))).toBe(1);
    expect(done).toHaveBeenCalledTimes(1);
    expect(questions).toBe(0);
  });

  test("is done again where what was read says that something is", async () => {
    latest = 2;
    expect(await kept.inStep(() => done(() => told(2)))).toBe(2);
    expect(done).toHaveBeenCalledTimes(2);
  });

  test("is asked about where nothing was read", async () => {
    const nothing = () => kept.beside(async () => []);
    await kept.inStep(() => done(nothing));
    expect([questions, done.mock.calls.length]).toEqual([1, 1]);
    latest = 3;
    expect(await kept.inStep(() => done(nothing))).toBe(3);
  });

  test("believes nothing that was asked before it began", async () => {
    let answer = (_: { revision: number }[]) => {};
    const earlier = kept.beside<{ revision: number }>(
      () => new Promise((resolve) => (answer = resolve)),
    );
    latest = 4;
    const late = async () => {
      answer([{ revision: 1 }]);
      await earlier;
    };
    expect(await kept.inStep(() => done(late))).toBe(4);
  });
});
