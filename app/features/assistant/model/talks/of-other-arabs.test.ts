import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { inRiyadhsWords } from "../language/dialects";

const { lastOf, names } = sampleTalk();

test.each([
  "عايز كبسة دجاج",
  "كنت عايز كبسة دجاج",
  "داير كبسة دجاج",
  "أشتي كبسة دجاج",
  "جاي عبالي كبسة دجاج",
  "أود أن أطلب كبسة دجاج",
  "هل بإمكانك إخباري بسعر كبسة دجاج؟",
  "كبسة دجاج عاملة كام؟",
  "قديه كبسة دجاج؟",
  "وين فيني لاقي كبسة دجاج؟",
  "أي مطعم يقدم أرخص كبسة دجاج؟",
  "يا زول كبسة دجاج بي كم",
  "عندكوا كبسة دجاج؟",
])("«%s»: nothing of it is left", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", dish: "كبسة دجاج", left: "" }),
);

test.each([
  ["بتفتحوا", "تفتحوا"],
  ["هيكلف", "يكلف"],
  ["ما بيوصلش", "ما يوصل"],
  ["وبكام", "وبكم"],
])("«%s» is «%s»", (said, read) => expect(inRiyadhsWords(said, names())).toBe(read));

test.each(["بيتزا بيبروني", "بيض شكشوكة", "بيت القدر", "بتر تشيكن", "مازة ستي سلمى", "تيراميسو"])(
  "«%s» is called so",
  (said) => expect(inRiyadhsWords(said, names())).toBe(said),
);

test("«اقترح عليا» names no neighbourhood", () => {
  expect(lastOf("اقترح عليا أكلة").area).toBe("");
  expect(lastOf("اقترح اكلة في العليا").area).not.toBe("");
});

test("«مش عايز لحم» leaves meat out", () =>
  expect(lastOf("مش عايز لحم، اقترح حاجة").without).not.toEqual([]));

test("what both come to is asked in many words", () => {
  const order = ["شاورما وبطاطس من عمو حمزة", "احسبلي الكل"];
  expect(lastOf(...order)).toMatchObject({ kind: "compare", apart: true });
  expect(lastOf("شاورما وبطاطس من عمو حمزة", "طب لو من شاورما ٧٧ هيبقى كام؟")).toMatchObject({
    ...{ kind: "compare", apart: true, restaurant: "شاورما ٧٧" },
  });
});

test("«من ٧» of a family is no restaurant's number", () => {
  expect(lastOf("عيلة من ٧، عايزين فراخ مشوية")).toMatchObject({ restaurant: "", people: 7 });
  expect(lastOf("شاورما من ٧٧").restaurant).toContain("٧٧");
});

test.each(["aby akl mn green plate aqal mn 40", "from green plate under 40"])(
  "a place and a limit ask for what of its menu costs no more: %s",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "restaurant", dish: "", maxTotal: 40 }),
);

test("of both is told how their prices moved", () =>
  expect(lastOf("هل رخصت كبسة الدجاج والجريش عند قدور الديرة هالشهر؟")).toMatchObject({
    ...{ kind: "compare", focus: "history", other: { dish: "الجريش" } },
  }));

test("what was asked beside a dish of another place is summed up with it", () => {
  const asked = ["بكم كبسة اللحم في وليمة الأجداد؟", "وكبسة دجاج من قدور الديرة؟"];
  expect(lastOf(...asked, "كم مجموع الطلبين؟")).toMatchObject({
    ...{ kind: "compare", apart: true, dish: "كبسة اللحم" },
    other: { dish: "كبسة دجاج", restaurant: "قدور الديرة" },
  });
  expect(lastOf(...asked.map((one) => one.replace(/^و/, "")), "كم مجموع الطلبين؟").other).toBe(
    null,
  );
});

test.each([
  ["ana sakin fel yasmin, wain a2rab broast?", { kind: "nearest", dish: "broast" }],
  ["bde tabboule w fattoush mn zaytoon, addesh?", { dish: "تبوله", other: { dish: "fattoush" } }],
  ["فوال الصباح بيفتح الساعة كام؟", { kind: "cannot", subject: "hours" }],
])("Arabic of others is read: %s", (said, ask) => expect(lastOf(said)).toMatchObject(ask));
