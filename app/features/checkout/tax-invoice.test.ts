import { expect, test } from "vitest";
import { readTaxInvoice } from "./tax-invoice";

const NOW = Date.UTC(2026, 9, 1);

function code(fields: [number, string][]): string {
  return Buffer.concat(
    fields.map(([tag, value]) => {
      const bytes = Buffer.from(value);
      return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
    }),
  ).toString("base64");
}

const FIELDS: [number, string][] = [
  [1, "مطعم نجد"],
  [2, "310122393500003"],
  [3, "2026-05-31T15:30:00Z"],
  [4, "115.00"],
  [5, "15.00"],
];

test("seller, time, total and VAT are read", () => {
  expect(readTaxInvoice(code(FIELDS), NOW)).toEqual({
    seller: "مطعم نجد",
    time: Date.UTC(2026, 4, 31, 12, 30),
    timeIfUtc: Date.UTC(2026, 4, 31, 15, 30),
    total: 11500,
    vat: 1500,
  });
});

test.each(["2026-05-31 18:30:00", "2026-05-31T18:30:00+03:00"])("%s is Riyadh's time", (text) => {
  expect(readTaxInvoice(code(FIELDS.with(2, [3, text])), NOW)).toMatchObject({
    time: Date.UTC(2026, 4, 31, 15, 30),
    timeIfUtc: null,
  });
});

test.each([
  ["a web address", "https://waffir.example/pay"],
  ["nothing", ""],
  ["a length beyond the end", Buffer.from([1, 200, 65]).toString("base64")],
  ["no total", code(FIELDS.slice(0, 3))],
  ["more VAT than total", code(FIELDS.with(4, [5, "200.00"]))],
  ["letters for a total", code(FIELDS.with(3, [4, "a lot"]))],
])("%s is no tax invoice", (_, text) => {
  expect(readTaxInvoice(text, NOW)).toBeNull();
});

test("a seller's name is text, whatever it pretends to be", () => {
  const odd = FIELDS.with(0, [1, "<b>\u202eنجد\u0000</b>"]);
  expect(readTaxInvoice(code(odd), NOW)?.seller).toBe("<b> نجد </b>");
});
