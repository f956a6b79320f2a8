import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { withSpelledOut } from "./written-short";

const { names } = sampleTalk();

test.each([
  ["2 cheesburgers and fries", "2 cheesburger and fries"],
  ["shawarmas from Sanabel", "shawarmas from Sanabel"],
  ["what are your hours", "what are your hours"],
])("«%s» is read as «%s»", (said, read) => expect(withSpelledOut(said, names())).toBe(read));
