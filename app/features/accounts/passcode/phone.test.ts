import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskPhone, parseMobile, phonePrefix } from "./phone";

describe("one number in every way people write it", () => {
  test.each([
    "0501234567",
    "501234567",
    "966501234567",
    "00966501234567",
    "+966501234567",
    "+966 50 123 4567",
    "+966 (0) 50 123 4567",
    "+966-50-123-4567",
    "050 123 4567",
    " 0501234567 ",
    "٠٥٠١٢٣٤٥٦٧",
    "٥٠١٢٣٤٥٦٧",
    "+٩٦٦٥٠١٢٣٤٥٦٧",
    "٠٠٩٦٦٥٠١٢٣٤٥٦٧",
    "۰۵۰۱۲۳۴۵۶۷",
    "０５０１２３４５６７",
    "\u202a+966 50 123 4567\u202c",
    "\u200f0501234567",
  ])("%s", async (text) => {
    expect(await parseMobile(text, ["SA"])).toBe("+966501234567");
  });
});

test.each([
  "",
  "5",
  "050123456",
  "05012345678",
  "0112345678", // a landline in Riyadh
  "+966112345678",
  "920000000",
  "8001234567",
  "+971501234567",
  "00971501234567",
  "+14155552671",
  "0401234567",
  "call 0501234567",
  "0501234567 0501234568",
  "0501234567;ext=9",
  "0501234567x12",
  "<script>",
  "٠٥٠",
  "0".repeat(1000),
])("%j is no Saudi mobile", async (text) => {
  expect(await parseMobile(text, ["SA"])).toBeNull();
});

test("other countries join when they are configured", async () => {
  expect(await parseMobile("+971501234567", ["SA", "AE"])).toBe("+971501234567");
  expect(await parseMobile("0501234567", ["SA", "AE"])).toBe("+966501234567");
});

test("every Saudi mobile is read the same in all its forms", async () => {
  const eight = fc.integer({ min: 0, max: 9_999_999 }).map((n) => String(n).padStart(7, "0"));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("0", "3", "4", "5", "6", "8", "9"),
      eight,
      async (second, rest) => {
        const number = `5${second}${rest}`;
        const forms = [`0${number}`, number, `966${number}`, `00966${number}`, `+966${number}`];
        const read = new Set(await Promise.all(forms.map((form) => parseMobile(form, ["SA"]))));
        expect(read).toEqual(new Set([`+966${number}`]));
      },
    ),
  );
});

test("a masked number shows its first digit and its last two", async () => {
  expect(await maskPhone("+966501234567")).toBe("+966 5• ••• ••67");
});

test("the prefix leaves out the last four digits", () => {
  expect(phonePrefix("+966501234567")).toBe("+96650123");
});
