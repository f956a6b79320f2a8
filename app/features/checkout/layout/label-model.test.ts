import { expect, test } from "vitest";
import { labelAmong } from "./label";
import { BUCKETS, chancesOf, fittedModel, likeliest, sequencesOf } from "./label-model";
import { WORDINGS } from "./label-words";

const model = fittedModel();
const kindOf = (text: string) => likeliest(model, chancesOf(model, text)).kind;

test("the model knows every kind, and has a weight for each of them in each bucket", () => {
  expect([...model.kinds].sort()).toEqual([...Object.keys(WORDINGS), "none"].sort());
  expect(model.weights).toHaveLength(BUCKETS * model.kinds.length);
});

test("every wording it learned from is told by its letters", () => {
  const wrong = Object.entries(WORDINGS).flatMap(([kind, texts]) =>
    texts.filter((text) => kindOf(text) !== kind),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["المبلغ الذي يجب دفعه", "total"],
  ["رسم توصيل الطلب", "deliveryFee"],
  ["الضريبة المضافة على القيمة", "vat"],
  ["Delivery fee (express)", "deliveryFee"],
  ["Restaurant offer discount", "discount"],
])("a wording it never saw is told by those it saw: %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test("chances are of all kinds together, whatever the text is", () => {
  for (const text of ["", "1234", "شاورما", "x".repeat(5000)]) {
    const sum = chancesOf(model, text).reduce((all, one) => all + one, 0);
    expect(sum).toBeCloseTo(1, 6);
  }
  expect(sequencesOf("١٢٣ 45%")).toEqual(sequencesOf(""));
});

test("of two ways to read a line the one read clearly decides", () => {
  const scraps = { text: "agagll poslI", weight: 0.4 };
  expect(labelAmong([scraps, { text: "رسوم التوصيل", weight: 9 }])?.kind).toBe("deliveryFee");
  expect(labelAmong([scraps, { text: "شاورما دجاج", weight: 9 }])).toBeNull();
  expect(labelAmong([])).toBeNull();
  expect(labelAmong([{ text: "", weight: 1 }])).toBeNull();
});
