import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["كم الحد الأدنى للطلب؟", "كبسة دجاج من قدور الديرة", "minimum"],
  ["what is the minimum order?", "chicken kabsa at Qudoor Al Deera", "minimum"],
  ["kya free delivery hai?", "chicken kabsa", "delivery"],
  ["ليش التوصيل غالي؟", "كبسة دجاج", "delivery"],
  ["why is one app more expensive than another?", "chicken kabsa at Qudoor Al Deera", "why"],
] as const)("after «%s» «%s» is answered as was promised", (asked, named, focus) => {
  expect(lastOf(asked).kind).toBe("cannot");
  const { dish, restaurant } = lastOf(named);
  expect(lastOf(asked, named)).toMatchObject({ kind: "price", focus, dish, restaurant });
});

test("a restaurant alone is told of for what is ordered there most", () =>
  expect(lastOf("كم الحد الأدنى للطلب؟", "قدور الديرة")).toMatchObject({
    kind: "price",
    focus: "minimum",
    from: { ask: { kind: "restaurant", restaurant: "قدور الديرة" }, nth: 0 },
  }));

test.each(["بكم كبسة دجاج من قدور الديرة؟", "أرخص كبسة دجاج", "العفو"])(
  "«%s» asks for something by itself",
  (said) => expect(lastOf("كم الحد الأدنى للطلب؟", said)).toMatchObject({ focus: "all" }),
);
