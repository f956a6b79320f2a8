import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each(["وش المطاعم القريبة مني", "المطاعم القريبه منا", "مطاعم قريبة مني"])(
  "«%s» are all places near, and none called so",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "nearest", restaurant: "", dish: "" }),
);

test.each(["فيه مطعم يفتح الحين بالعليا؟", "فيه مطعم فاتح الحين بالعليا؟"])(
  "«%s» asks who is open there now",
  (said) =>
    expect(lastOf(said)).toMatchObject({
      subject: "hours",
      list: { kind: "nearest", restaurant: "", area: "العليا" },
    }),
);

test("when a place opens is still asked of that place", () =>
  expect(lastOf("متى يفتح برجر الحارة")).toMatchObject({
    subject: "hours",
    restaurant: "برجر الحارة",
  }));

test.each(["how much with delivery", "كم مع التوصيل"])(
  "«%s» is of the price that was told, and after ideas of totals",
  (said) => {
    expect(lastOf("cheeseburger at burger al hara", said)).toMatchObject({
      kind: "price",
      dish: "cheeseburger",
    });
    expect(lastOf("breakfast near malaz", said)).toMatchObject({ kind: "cannot", subject: "vat" });
  },
);

test("what is added with «pa» joins what was compared", () =>
  expect(lastOf("magkano cheeseburger", "pa-add ng fries")).toMatchObject({
    dish: "cheeseburger",
    kind: "compare",
  }));
