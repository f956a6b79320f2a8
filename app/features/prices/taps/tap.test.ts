import fc from "fast-check";
import { expect, test } from "vitest";
import { PLATFORMS } from "~/features/prices/platform";
import { parseTap, tapField } from "./tap";

test("a tap survives the form, and nothing else is one", () => {
  const taps = fc.record({
    word: fc.constantFrom("right", "changed", "gone", "undo"),
    dishId: fc.nat(),
    platform: fc.constantFrom(...PLATFORMS),
    seen: fc.nat(999_999_999),
  } as const);
  fc.assert(
    fc.property(taps, (tap) => {
      expect(parseTap(tapField(tap))).toEqual(tap);
    }),
  );
  for (const no of [
    "",
    "right",
    "right 1 platform_x 5",
    "right 1 platform_a -5",
    "done 1 platform_a 5",
  ])
    expect(parseTap(no)).toBeNull();
});
