import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { withPieces } from "./pieces-said";

const { names } = sampleTalk();

test.each([
  ["بروست ٨ حبات", "بروست ٨ قطع"],
  ["ابي بروست8 حبات", "ابي بروست8 قطع"],
  ["٨ حبات بروست", "٨ قطع بروست"],
  ["شاورما ٣ حبات", "شاورما ٣ حبات"],
  ["بروست 108 حبات", "بروست 108 حبات"],
])("«%s» is read as «%s»", (said, read) => {
  expect(withPieces(said, names())).toBe(read);
});

test.each([
  ["a long word", "ا".repeat(20_000)],
  ["many spaces", `بروست${" ".repeat(20_000)}`],
  ["many spaces behind a number", `بروست 8${" ".repeat(20_000)}`],
  ["many digits", "8".repeat(20_000)],
])("%s costs next to nothing", (_, said) => {
  const began = performance.now();
  withPieces(said, names());
  expect(performance.now() - began).toBeLessThan(200);
});
