import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "ابي لاتيه وكوكيز من ركوة والتوصيل لحطين",
  "كم سعر العقدة والملوح في ليالي شبام وكم التوصيل لحي النخيل؟",
  "kabsa from qudoor al deera and delivery to malqa",
])("where a dish goes, or what it costs as well, is told with its price: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ focus: "all", dish: expect.stringMatching(/./) }),
);

test.each([
  ["كم توصيل العقدة من ليالي شبام للنخيل"],
  ["how much is delivery for a latte from rakwa"],
  ["كم الكبسة من قدور الديرة", "والتوصيل للملقا؟"],
])("a fee that is asked for alone is told alone: %s %s", (...messages) =>
  expect(lastOf(...messages)).toMatchObject({ focus: "delivery" }),
);
