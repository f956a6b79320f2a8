import fc from "fast-check";
import { expect, test } from "vitest";
import { typedRows } from "~tests/support/typed-page";
import type { PartName } from "../sums/parts";
import { solve } from "../sums/solve";
import { labelOf } from "./label";
import { labelledAmounts } from "./labelled";

const KINDS = {
  deliveryFee: ["رسوم التوصيل", "Delivery fee", "ڈیلیوری فیس", "डिलीवरी शुल्क", "Bayad sa delivery"],
  serviceFee: ["رسوم الخدمة", "Service fee", "سروس فیس", "सेवा शुल्क", "Bayad sa serbisyo"],
  smallOrderFee: [
    ...["رسوم الطلب الصغير", "Small order fee", "چھوٹے آرڈر کی فیس", "छोटे ऑर्डर का शुल्क"],
    "Bayad sa maliit na order",
  ],
  cashFee: [
    ...["رسوم الدفع عند الاستلام", "Cash on delivery fee", "نقد ادائیگی کی فیس"],
    ...["नकद भुगतान शुल्क", "Singil sa cash"],
  ],
  discount: ["الخصم", "Discount", "رعایت", "छूट", "Diskwento"],
  deliveryDiscount: [
    ...["خصم التوصيل", "Delivery discount", "ڈیلیوری پر رعایت", "डिलीवरी पर छूट"],
    "Diskwento sa delivery",
  ],
  tip: ["إكرامية المندوب", "Driver tip", "رائیڈر کی ٹپ", "टिप", "Tip sa rider"],
  donation: ["تبرع", "Your donation", "عطیہ", "दान", "Donasyon"],
} as const satisfies Partial<Record<PartName, readonly string[]>>;

type ChargeName = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as ChargeName[];

test("each kind of charge is told by its name in five languages", () => {
  for (const name of NAMES)
    for (const words of KINDS[name]) expect([words, labelOf(words)?.kind]).toEqual([words, name]);
});

test("how one pays is no charge", () => {
  for (const words of ["Cash on delivery", "الدفع عند الاستلام", "نقدا", "Cash"])
    expect(labelOf(words)?.kind).toBe("other");
});

const line = (label: string, halalas: number) =>
  `${label.padEnd(40)}${halalas < 0 ? "-" : ""}${(Math.abs(halalas) / 100).toFixed(2)}`;

const read = (...lines: string[]) =>
  solve(labelledAmounts(typedRows(...lines)), {
    itemSums: new Map(),
    invoice: null,
    repeats: () => 1,
  });

test("what was charged comes out by its kind, whatever there is of it and however it is named", () => {
  const amount = fc.integer({ min: 100, max: 1900 });
  // More than five of them stand on no checkout, and each doubles what is tried.
  const charged = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), amount), {
      minLength: 1,
      maxLength: 5,
      selector: ([name]) => name,
    })
    .map((pairs): Partial<Record<ChargeName, number>> => Object.fromEntries(pairs));
  fc.assert(
    fc.property(charged, fc.nat(1), (charges, language) => {
      const signed = (name: ChargeName) =>
        (charges[name] ?? 0) * (name.toLowerCase().endsWith("discount") ? -1 : 1);
      const there = NAMES.filter((name) => charges[name] !== undefined);
      const total = there.reduce((sum, name) => sum + signed(name), 6000);
      const solution = read(
        line("Subtotal", 6000),
        ...there.map((name) => line(KINDS[name][language] ?? "", signed(name))),
        line("Grand total", total),
      );
      expect(solution).toMatchObject({ ...charges, subtotal: 6000, total, sums: true });
      for (const name of NAMES) if (charges[name] === undefined) expect(solution[name]).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("VAT is a share of what is sold, not of a tip", () => {
  const within = ["Subtotal    50.00", "Delivery fee    19.00", "Driver tip    5.00"];
  expect(read(...within, "VAT included    9.00", "Grand total    74.00")).toMatchObject({
    ...{ tip: 500, total: 7400, vatFits: true, vatIncluded: true },
  });
  expect(read(...within, "VAT    10.35", "Grand total    84.35")).toMatchObject({
    ...{ tip: 500, vat: 1035, vatFits: true, vatIncluded: false },
  });
});

test("delivery that is named twice and taken off once is a fee and its discount", () => {
  const page = [line("Subtotal", 4000), line("Delivery fee", 900)];
  expect(read(...page, line("Free delivery", -900), line("Grand total", 4000))).toMatchObject({
    ...{ deliveryFee: 900, deliveryDiscount: 900, total: 4000, sums: true },
  });
});
