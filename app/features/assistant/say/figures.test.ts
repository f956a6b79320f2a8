import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { fee, feeOf } from "./figures";

const seen = { orders: 0, people: 0, newest: null };

test.each(LANGUAGE_CODES)("only a fee that somebody told is free, in %s", (voice) => {
  const told = { basis: { ...seen, level: "restaurant" as const } };
  const untold = { basis: { ...seen, level: "none" as const } };
  expect(feeOf(voice, told, 0)).toBe(fee(voice, 0));
  expect(feeOf(voice, untold, 0)).not.toBe(fee(voice, 0));
  expect(feeOf(voice, untold, 9)).toBe(fee(voice, 9));
});
