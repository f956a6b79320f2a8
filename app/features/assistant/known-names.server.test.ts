import { expect, test } from "vitest";
import { openSample } from "~tests/support/sample-database";
import { knownNames } from "./known-names.server";
import { slotsOf } from "./model/slots/slots";

const db = await openSample();
const names = await knownNames(db);

test.each([
  ["كم كبسة دجاج من قدور الديرة؟", { dish: "كبسة دجاج", restaurant: "قدور الديرة" }],
  ["ورني أرخص برجر في الملقا", { dish: "برجر", area: "الملقا" }],
  ["طيب واليرموك؟", { area: "اليرموك" }],
  ["والتبولة", { dish: "التبولة" }],
  ["وين أقرب فرع لقدور الديرة", { restaurant: "قدور الديرة" }],
  [
    "ابغى large Spanish latte من Dune Drip",
    { dish: "Spanish latte", size: "large", restaurant: "Dune Drip" },
  ],
  ["شاورما 77", { restaurant: "شاورما 77" }],
  ["وجبة بروست 8 قطع من المقرمش", { dish: "وجبة بروست 8 قطع", restaurant: "المقرمش" }],
  ["خلها أربع", { quantity: 4 }],
  ["والكبيرة؟", { size: "الكبيرة" }],
  [
    "whats the damage for a wagyu burger at smoke alley",
    { dish: "wagyu burger", restaurant: "smoke alley" },
  ],
  ["كم البيتزا عند مطعم الديناصور الطائر", { dish: "البيتزا", restaurant: "الديناصور الطائر" }],
  ["قصر كيرلا ولا مطعم الوادي الهندي", { restaurant: "قصر كيرلا", others: ["مطعم الوادي الهندي"] }],
  ["butter chicken at wadi hindi", { dish: "butter chicken", restaurant: "wadi hindi", area: "" }],
  ["chicken adobo at kusina", { dish: "chicken adobo", restaurant: "kusina" }],
  ["وادي هندي", { restaurant: "وادي هندي", area: "" }],
  ["biryani in wadi", { dish: "biryani", restaurant: "", area: "wadi" }],
  ["أرخص برجر في الوادي", { dish: "برجر", restaurant: "", area: "الوادي" }],
  ["for one large cold brew", { dish: "cold brew", size: "large", quantity: 1 }],
  ["الطلب كامل شاورما", { dish: "شاورما", size: "" }],
  ["the whole order of shawarma", { dish: "shawarma", size: "" }],
  ["a whole chicken", { size: "whole" }],
  ["why are 22 riyals charged for a burger", { quantity: null, maxTotal: null }],
  ["is 22 riyals a good price for a burger", { quantity: null, maxTotal: null }],
  ["ليش البرجر بـ ٢٢ ريال؟", { quantity: null, maxTotal: null }],
  ["a burger for 22 riyals", { maxTotal: 22 }],
  ["why is nothing under 22 riyals", { maxTotal: 22 }],
])("%s", (message, expected) => expect(slotsOf(message, names)).toMatchObject(expected));

test("what the catalogue doesn't know stays unknown", () => {
  expect(slotsOf("بكم الزنبوعة", names)).toMatchObject({ dish: "", unknown: "الزنبوعة" });
});

test("a size before the second of two dishes is its own", () => {
  const { size, also } = slotsOf("2 cheeseburgers and large fries", names);
  expect([size, also]).toEqual(["", [{ dish: "fries", size: "large", quantity: null }]]);
});
