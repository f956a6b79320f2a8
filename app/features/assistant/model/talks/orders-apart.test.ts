import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  "كبسة لحم من قدور الديرة وفتوش من زيتون وزعتر، كم المجموع؟",
  "أريد طلبين: الأول كبسة لحم من قدور الديرة والثاني فتوش من زيتون وزعتر، كم المجموع؟",
  "a lamb kabsa from Qudoor Al Deera and a fattoush from Zaytoon w Zaatar, total?",
  "kabsa qudoor al deera se aur fattoush zaytoon w zaatar se kitna hoga",
])("«%s»: each dish of the place that is named with it", (said) => {
  const ask = lastOf(said);
  const [first, second] = linesOf(ask).map(({ restaurant }) => restaurant);
  expect(ask.places).toEqual([]);
  expect(first).toMatch(/قدور|qudoor/i);
  expect(second).toMatch(/زيتون|zaytoon/i);
});

test("one place that is named is the place of all", () =>
  expect(linesOf(lastOf("بدي شاورما دجاج وبطاطس من عمو حمزة"))).toMatchObject([
    { restaurant: "عمو حمزة" },
    { restaurant: "عمو حمزة" },
  ]));

test("an order at either of two places is set against itself", () =>
  expect(lastOf("a latte and a cheesecake, at Rakwa or Dune Drip").places).toHaveLength(2));
