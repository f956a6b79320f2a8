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

test.each(["برجر قريب من شارع الستين", "كبسة لحم بشارع الثلاثين"])(
  "%s: a street is no number of dishes",
  (said) => expect(lastOf(said).quantity).toBeNull(),
);

test("«يكفينا» of an order names nothing", () =>
  expect(lastOf("حنا ٨ ابي مندي لحم يكفينا")).toMatchObject({ dish: "مندي لحم", left: "" }));

test.each([
  ["توصلون للخرج؟", { subject: "city", city: "الخرج" }],
  ["في شي تحت العشرين؟", { kind: "suggest", maxTotal: 20 }],
])("what is written onto a city or a number is no part of it: %s", (said, asked) =>
  expect(lastOf(said)).toMatchObject(asked),
);

test("when something is ordered is no order to us", () => {
  const shown = "بكم كبسة لحم من قدور الديرة";
  const ask = lastOf(shown, "لو اطلبه بعد العصر؟");
  expect(ask).toMatchObject({ kind: "price", dish: "كبسة لحم", restaurant: "قدور الديرة" });
  expect(ask.when).not.toBeNull();
  expect(lastOf(shown, "اطلبه لي")).toMatchObject({ kind: "cannot" });
});
