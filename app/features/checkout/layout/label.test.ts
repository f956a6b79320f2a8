import { expect, test } from "vitest";
import { isTableHead, labelOf } from "./label";

test.each([
  ["المجموع الفرعي", "subtotal"],
  ["المجموع", "sum"],
  ["المجموع الكلي", "total"],
  ["رسوم التوصيل", "deliveryFee"],
  ["ضريبة القيمة المضافة (15%)", "vat"],
  ["شامل ضريبة القيمة المضافة", "vatIncluded"],
  ["ضريبة القيمة المضافة (مشمولة)", "vatIncluded"],
  ["إجمالي المنتجات", "subtotal"],
  ["رصيد المحفظة", "wallet"],
  ["كود الخصم", "discount"],
  ["Grand Total", "total"],
  ["Sub-total", "subtotal"],
  ["Includes VAT (15%)", "vatIncluded"],
  ["VAT", "vat"],
  ["Delivery charges", "deliveryFee"],
  ["VAT No.", "other"],
  ["Of which VAT 15%", "vatIncluded"],
  ["منها ضريبة", "vatIncluded"],
  ["Courier fee", "deliveryFee"],
  ["قيمة المشتريات", "subtotal"],
  ["تخفيض", "discount"],
  ["تم التوصيل", "other"],
  ["Deliver to Home, Al Yasmin", "other"],
])("%s is %s", (text, kind) => {
  expect(labelOf(text)?.kind).toBe(kind);
});

test("a misread letter is forgiven", () => {
  expect(labelOf("رسوع التوصبل")?.kind).toBe("deliveryFee");
  expect(labelOf("Subtota1")?.kind ?? labelOf("Subtotai")?.kind).toBe("subtotal");
});

test("a bilingual line is read by either language", () => {
  expect(labelOf("الإجمالي شامل الضريبة Tctol incl VAI")?.kind).toBe("total");
});

test("a dish is no label", () => {
  expect(labelOf("شاورما دجاج عربي")).toBeNull();
  expect(labelOf("Chicken Shawarma")).toBeNull();
  expect(labelOf("Balance bowl")).toBeNull();
});

test("the head of a table is known although the article of a word was not read", () => {
  expect(isTableHead(["الكمية", "الصنف", "لسعر", "لمبلغ"])).toBe(true);
  expect(isTableHead(["الكمية", "شاورما دجاج"])).toBe(false);
});
