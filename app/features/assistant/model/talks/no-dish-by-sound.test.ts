import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["الاسعار هذي فيها الضريبه؟", { subject: "vat" }],
  ["السعر شامل ضريبة ولا لا", { subject: "vat" }],
  ["توصلون للدمام؟", { subject: "city" }],
  ["وصلوني للدمام يصير؟", { subject: "city" }],
])("«%s» asks for no dish that sounds like it", (said, asked) => {
  expect(lastOf(said)).toMatchObject({ kind: "cannot", ...asked });
});

test("the tax beside a dish is no question of its own", () => {
  const asked = lastOf("كم برجر لحم من برجر الديرة شامل الضريبة");
  expect(asked).toMatchObject({ kind: "price", restaurant: "برجر الديرة" });
});

test("«وش ساعات عملهم» and «where are they located» ask about the restaurant, and name nothing", () => {
  expect(lastOf("كم برجر لحم برجر الديرة", "وش ساعات عملهم")).toMatchObject({ subject: "hours" });
  expect(lastOf("beef burger at burger al deera", "where are they located")).toMatchObject({
    kind: "nearest",
    restaurant: "burger al deera",
  });
});

test("«better in price» compares prices, and no ratings", () => {
  const asked = lastOf("is burger al hara better than smoke alley in price");
  expect(asked).toMatchObject({ kind: "compare", restaurant: "burger al hara" });
});
