import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "~tests/support/any-text";
import { isOdd, parseStatedFee, type StatedFeeValues, statedFeeValues } from "./stated-fee";

const TYPED: StatedFeeValues = {
  platform: "platform_b",
  delivery_fee: "٩٫٥٠",
  service_fee: "",
  subtotal: "",
  neighbourhood: "4",
  member: "no",
};

const parse = (changes: Partial<StatedFeeValues> = {}) => parseStatedFee({ ...TYPED, ...changes });

test("what makes sense is read, and most of it may be left open", () => {
  expect(parse()).toEqual({
    stated: {
      ...{ platform: "platform_b", delivery: 950, service: 0, subtotal: null },
      ...{ neighbourhoodId: 4, member: false },
    },
  });
  expect(parse({ delivery_fee: "0", neighbourhood: "", member: "" })).toMatchObject({
    stated: { delivery: 0, neighbourhoodId: null, member: null },
  });
});

test("either fee that is more than the dishes cost is odd", () => {
  const odd = (delivery_fee: string, service_fee: string) => {
    const parsed = parse({ delivery_fee, service_fee, subtotal: "20" });
    return "stated" in parsed && isOdd(2000, parsed.stated);
  };
  expect(odd("20", "20")).toBe(false);
  expect(odd("20.01", "")).toBe(true);
  expect(odd("0", "20.01")).toBe(true);
});

test.each([
  [{ platform: "platform_x" }, "platform"],
  [{ delivery_fee: "" }, "delivery_fee"],
  [{ delivery_fee: "-9" }, "delivery_fee"],
  [{ delivery_fee: "100.01" }, "delivery_fee"],
  [{ subtotal: "0" }, "subtotal"],
  [{ subtotal: "much" }, "subtotal"],
  [{ neighbourhood: "Malqa" }, "neighbourhood"],
])("%j is asked about", (changes, field) => {
  const parsed = parse(changes);
  expect("errors" in parsed && Object.keys(parsed.errors)).toEqual([field]);
});

test("any text is read or asked about", () => {
  const typed = fc.record(
    Object.fromEntries(Object.keys(TYPED).map((field) => [field, anyText(70)])),
  );
  fc.assert(
    fc.property(typed, (values) => {
      const parsed = parseStatedFee(statedFeeValues(values));
      expect("errors" in parsed ? Object.keys(parsed.errors).length : 1).toBeGreaterThan(0);
    }),
  );
});
