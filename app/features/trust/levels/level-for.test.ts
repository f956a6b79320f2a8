import fc from "fast-check";
import { expect, test } from "vitest";
import { levelFor } from "./level-for";
import { LEVEL_REQUIREMENTS } from "./level-requirements";

const record = { goodPictures: 16, goodTaps: 0, wrong: 1, days: 10 };

test("work, accuracy and days are all needed", () => {
  expect(levelFor(record, "newcomer")).toBe("trusted");
  expect(levelFor({ ...record, goodPictures: 5, wrong: 0 }, "newcomer")).toBe("contributor");
  expect(levelFor({ ...record, days: 2 }, "newcomer")).toBe("newcomer");
  expect(levelFor({ ...record, goodPictures: 500, wrong: 500 }, "newcomer")).toBe("newcomer");
});

test("volume alone lifts nobody: a thousand taps a day on what is known to be right", () => {
  expect(levelFor({ goodPictures: 0, goodTaps: 1000, wrong: 0, days: 1 }, "newcomer")).toBe(
    "newcomer",
  );
});

test("a level is kept down to 0.9 of its requirement and lost below", () => {
  const kept = { ...record, goodPictures: 14, wrong: 2 };
  expect(levelFor(kept, "trusted")).toBe("trusted");
  expect(levelFor(kept, "contributor")).toBe("contributor");
  expect(levelFor({ ...record, goodPictures: 13, wrong: 1 }, "trusted")).toBe("contributor");
});

test("more good work never lowers a level, and giving a level twice gives the same", () => {
  const records = fc.record({
    goodPictures: fc.nat(200),
    goodTaps: fc.nat(500),
    wrong: fc.nat(50),
    days: fc.nat(100),
  });
  const slugs = fc.constantFrom(...LEVEL_REQUIREMENTS.map(({ slug }) => slug));
  const rank = (slug: string) =>
    LEVEL_REQUIREMENTS.findIndex((requirement) => requirement.slug === slug);
  fc.assert(
    fc.property(records, slugs, (one, has) => {
      const level = levelFor(one, has);
      expect(levelFor(one, level)).toBe(level);
      const more = { ...one, goodPictures: one.goodPictures + 1 };
      expect(rank(levelFor(more, has))).toBeGreaterThanOrEqual(rank(level));
    }),
  );
});
