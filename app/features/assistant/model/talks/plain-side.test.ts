import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();
const MANDI = "نص دجاج مندي من مضغوط نجد";

test("«سادة» is plain, and «رزين» two of «رز»", () => {
  const { area, deliverTo, left, rest, other } = lastOf(MANDI, "ضيف معاها رزين سادة وسلطة زبادي");
  expect([area, deliverTo, left]).toEqual(["", "", ""]);
  expect(other).toMatchObject({ dish: "رز سادة", quantity: 2 });
  expect(rest).toMatchObject([{ dish: "سلطة زبادي" }]);
});

test("a first message counts so as well", () => {
  const asked = { dish: "رز سادة", quantity: 2, area: "", restaurant: "مضغوط نجد" };
  expect(lastOf("ابي رزين سادة من مضغوط نجد")).toMatchObject(asked);
});

test.each([
  ["تبولة توصل السعادة", "السعادة"],
  ["يوصل في سادة؟", "سادة"],
])("%s: a place is said", (said, area) => {
  expect(lastOf(said)).toMatchObject({ area });
});
