import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { fee, feeOf, trust } from "./figures";

const seen = { orders: 0, people: 0, newest: null };

test.each(LANGUAGE_CODES)("only a fee that somebody told is free, in %s", (voice) => {
  const told = { basis: { ...seen, level: "restaurant" as const } };
  const untold = { basis: { ...seen, level: "none" as const } };
  expect(feeOf(voice, told, 0)).toBe(fee(voice, 0));
  expect(feeOf(voice, untold, 0)).not.toBe(fee(voice, 0));
  expect(feeOf(voice, untold, 9)).toBe(fee(voice, 9));
});

test("an old price was seen so long ago, and may have changed at any time since", () => {
  const priced = (status: string) => trust("en", { status, ageDays: 70 } as never);
  expect(priced("stale")).toBe("old, may have changed, seen 2 months ago");
  expect(priced("unverified")).toBe("unverified, seen 2 months ago");
});

test("an old price was seen in the same words as any other of a list", () =>
  expect(trust("tl", { status: "stale", ageDays: 40 } as never)).toBe(
    "lumang presyo, baka nagbago na, huling nakita 40 araw ang nakalipas",
  ));

test.each([
  ["ar", "مؤكَّد، شوهد اليوم"],
  ["hi", "पुष्टि हो चुकी, आज देखा गया"],
  ["ur", "تصدیق شدہ، آج دیکھی گئی"],
  ["tl", "verified, huling nakita ngayong araw"],
] as const)("in %s the age of a price is not that of its verification", (voice, said) =>
  expect(trust(voice, { status: "verified", ageDays: 0 } as never)).toBe(said),
);
