import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["في خصم على برجر الحارة اليوم؟", "coupons"],
  ["عندكم خصومات على البيتزا؟", "coupons"],
  ["باخذ نقاط؟", "howPoints"],
  ["كيف اعدله", "wrongPrice"],
  ["وين اصححه", "wrongPrice"],
  ["how do I correct it?", "wrongPrice"],
])("what is asked of the service names no dish: %s", (said, subject) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
);

test("a price that is wrong may be put right a message later", () =>
  expect(lastOf("السعر غلط البروست صار ب 21", "كيف اعدله")).toMatchObject({
    ...{ subject: "wrongPrice", dish: "البروست" },
  }));

test.each(["وش المطاعم الفاتحة بالنرجس", "المطاعم المفتوحة الحين بالنرجس"])(
  "%s asks which of the nearest are open",
  (said) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ subject: "hours", dish: "", restaurant: "" });
    expect(ask.list).toMatchObject({ kind: "nearest", area: "النرجس", restaurant: "" });
  },
);

test("«يكفينا» of an order names nothing", () =>
  expect(lastOf("حنا ٨ ابي مندي لحم يكفينا")).toMatchObject({ dish: "مندي لحم", left: "" }));
