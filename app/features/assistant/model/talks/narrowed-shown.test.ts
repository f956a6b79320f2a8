import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { slotInput } from "../act/calls";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("a limit after the best or the nearest restaurants is for what they sell", () => {
  test.each([
    ["best steak place?", "anything under 100", { kind: "price", dish: "steak", rated: true }],
    ["best indian restaurant", "for 4 people under 100", { kind: "suggest", dish: "indian" }],
    ["وش أفضل مطعم مندي", "بأقل من 100", { kind: "price", dish: "مندي", rated: true }],
  ])("%s ⏎ %s", (first, said, ask) =>
    expect(lastOf(first, said)).toMatchObject({ ...ask, maxTotal: 100, restaurant: "" }),
  );

  test("of one restaurant it is of that", () =>
    expect(lastOf("where is Tiger Wok", "anything under 30")).not.toMatchObject({
      kind: "suggest",
      dish: "Tiger Wok",
    }));
});

describe("ideas are asked for again where, or on which app, is said", () => {
  const first = "any ideas for dinner for two under 90";
  test.each([
    ["something closer to Al Malqa", { area: "Al Malqa" }],
    ["only on platform B", { platforms: ["platform_b"] }],
  ])("%s", (said, ask) =>
    expect(lastOf(first, said)).toMatchObject({ kind: "suggest", people: 2, maxTotal: 90, ...ask }),
  );

  test("and stay on it", () =>
    expect(lastOf(first, "only on platform B", "no chicken")).toMatchObject({
      kind: "suggest",
      platforms: ["platform_b"],
    }));

  test("how far one of them is asks for no ideas", () =>
    expect(lastOf(first, "how far is the second one from Malqa").kind).toBe("nearest"));
});

describe("what delivery costs on another app", () => {
  test.each([
    ["how much is delivery from Tiger Wok on platform B", "and what about Platform A"],
    ["كم التوصيل من تايجر ووك على منصة ب؟", "وعلى أ؟"],
    ["Tiger Wok ki delivery kitni hai platform B pe", "aur platform A pe?"],
    ["magkano delivery ng Tiger Wok sa platform B", "eh sa platform A?"],
  ])("%s ⏎ %s", (first, said) =>
    expect(lastOf(first, said)).toMatchObject({ focus: "delivery", platforms: ["platform_a"] }),
  );

  test("after a price it is the price", () =>
    expect(lastOf("noodles at Tiger Wok", "and on platform A?").focus).toBe("platform"));
});

test("what is not wanted is left out of an order as well", () => {
  const order = lastOf("cheesecake and coffee", "no kunafa");
  expect(linesOf(order).map((line) => slotInput(line, order).avoid)).toEqual([
    ["kunafa"],
    ["kunafa"],
  ]);
});

describe("rated above a number: by their ratings, and the number counts nothing", () => {
  test.each([
    ["وش أرخص برجر؟", "طيب أبي شي فوق تقييم 4.2"],
    ["cheapest burger", "rated above 4"],
    ["cheapest burger", "4 stars and up only"],
    ["burger dikhao", "aur koi jo 4 se upar rating ho?"],
    ["برگر دکھاؤ", "4 سے اوپر ریٹنگ والے"],
    ["बर्गर दिखाओ", "4 से ऊपर रेटिंग वाले"],
    ["saan may burger", "yung 4 pataas ang rating"],
  ])("%s ⏎ %s", (first, said) =>
    expect(lastOf(first, said)).toMatchObject({ kind: "ranked", quantity: null, dish: "" }),
  );

  test("a number without a rating still counts", () =>
    expect(lastOf("cheapest burger", "make it more, 4").quantity).toBe(4));
});

test.each([
  ["murang kape", "yung malamig"],
  ["koi achi coffee batao", "thandi"],
])("%s ⏎ %s is of coffees", (first, said) =>
  expect(lastOf(first, said)).toMatchObject({ kind: "suggest", dish: "cold coffee" }),
);

test("something cold after a burger is no burger", () =>
  expect(lastOf("cheapest burger", "something cold").dish).toBe("cold"));

describe("any platform but that", () => {
  test.each([
    ["grilled fish", "not platform C"],
    ["ابي برجر", "مو على منصة ج"],
    ["burger dikhao", "platform C nahi"],
    ["बर्गर", "प्लेटफ़ॉर्म C पर नहीं"],
    ["برگر", "پلیٹ فارم C نہیں"],
    ["pizza", "wag sa platform C"],
  ])("%s ⏎ %s", (first, said) =>
    expect(lastOf(first, said).platforms).toEqual(["platform_a", "platform_b"]),
  );

  test("a question is of the one it names", () =>
    expect(lastOf("pizza", "is it not on platform C?").platforms).toEqual(["platform_c"]));
});
