import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { withOwnPieces, withPieces } from "./pieces-said";

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
  ["may 8 pirasong broast?", "may 8 piece broast?"],
  ["dalawang broast na walong piraso", "dalawang broast na 8 piece"],
  ["8 pirasong lumpia sa Bahay Manila", "8 na lumpia sa Bahay Manila"],
  ["limang turon", "limang turon"],
])("“%s” is read as “%s”", (said, read) => {
  expect(withOwnPieces(said, names())).toBe(read);
});

test.each([
  ["a long word", "ا".repeat(20_000)],
  ["many spaces", `بروست${" ".repeat(20_000)}`],
  ["many spaces behind a number", `بروست 8${" ".repeat(20_000)}`],
  ["many digits", "8".repeat(20_000)],
])("%s costs next to nothing", (_, said) => {
  const began = performance.now();
  withPieces(said, names());
  withOwnPieces(said, names());
  expect(performance.now() - began).toBeLessThan(200);
});
