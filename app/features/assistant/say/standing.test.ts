import { expect, test } from "vitest";
import { sayStanding } from "./standing";

const said = (work: number) =>
  sayStanding(
    "en",
    {
      points: 40,
      level: "newcomer",
      progress: { next: "contributor", work, accuracy: null, days: 0 },
    },
    false,
  );

test("what the next level takes is listed, and who lacks nothing is told what holds them back", () => {
  expect(said(2)).toMatch(/To reach .+ you still need:\n- /);
  expect(said(0)).toContain("you count as a newcomer for a while");
  expect(said(0)).not.toContain("you still need");
});
