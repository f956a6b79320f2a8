import { expect, test } from "vitest";
import { parsePrintedAmount } from "./amount";

test.each([
  ["52.50", 5250],
  ["52,50", 5250],
  ["52", 5200],
  ["52.5", 5250],
  ["1,234.50", 123450],
  ["1'234,50", 123450],
  ["1,250", 125000],
  ["0.00", 0],
  ["52.50.", 5250],
])("%s is %i halalas", (text, value) => {
  expect(parsePrintedAmount(text)?.value).toBe(value);
});

test("a sign on either side takes off", () => {
  expect(parsePrintedAmount("-8.00")).toEqual({ value: 800, negative: true, decimals: true });
  expect(parsePrintedAmount("8.00-")?.negative).toBe(true);
});

test.each(["12/05/2026", "18:30", "15%", "1.2345", "1,23,456", "99999999999"])(
  "%s is no amount",
  (text) => {
    expect(parsePrintedAmount(text)).toBeNull();
  },
);
