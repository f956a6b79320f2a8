import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("a dish asked of one of the places listed", () => {
  const list = "وش فيه مطاعم يمنية قريبة من حي المربع؟";
  test.each([
    [list, "والثاني بكم الفحسة عنده؟", 1],
    ["yemeni restaurants near Murabba", "how much is fahsa at the third one?", 2],
    [list, "بكم الفحسة عندهم؟", 0],
  ])("%s ⏎ %s: place %i, from 0", (first, said, nth) => {
    expect(lastOf(first, said)).toMatchObject({ kind: "price", from: { nth } });
  });
});
