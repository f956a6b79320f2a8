import { expect, test } from "vitest";
import { randomText, SECRET_LENGTH } from "./random-text.server";

test("what nobody may guess holds 128 bits, in letters and digits that can be read out", () => {
  const text = randomText(50_000);
  expect(text).toMatch(/^[2-9a-hjkmnp-z]+$/);
  expect(SECRET_LENGTH * Math.log2(new Set(text).size)).toBeGreaterThanOrEqual(128);
});
