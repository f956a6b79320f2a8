import { expect, test } from "vitest";
import { openSample } from "~tests/support/sample-database";
import { knownNames } from "./known-names.server";
import { slotsOf } from "./model/slots";

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
])("%s", (message, expected) => expect(slotsOf(message, names)).toMatchObject(expected));

test("what the catalogue doesn't know stays unknown", () => {
  expect(slotsOf("بكم الزنبوعة", names)).toMatchObject({ dish: "", unknown: "الزنبوعة" });
});
