import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["حبتين مندي دجاج", 2],
  ["حبتين دجاج مندي", 2],
  ["ابي 3 حبات دجاج على الفحم", 3],
  ["كبسة دجاج حبتين", 2],
])("«%s» are whole chickens", (said, quantity) =>
  expect(lastOf(said)).toMatchObject({ quantity, size: expect.stringContaining("كامل") }),
);

test.each(["حبتين برجر دجاج", "حبتين شاورما دجاج", "حبتين دجاج برجر", "حبتين شاورما"])(
  "«%s» are two of a dish, and no chickens",
  (said) => expect(lastOf(said)).toMatchObject({ quantity: 2, size: "" }),
);
