import { expect, test } from "vitest";
import { anyPhrase } from "./phrases";

const sign = anyPhrase("أرخص, كم سعر, near me");

test.each([
  ["وارخص برجر", true],
  ["الارخص", true],
  ["كم سعر الكبسه", true],
  ["كم سعره", false],
  ["burger near me", true],
  ["near metro", false],
  ["", false],
])("«%s»", (said, has) => expect(sign.test(said)).toBe(has));
