import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dayText } from "~/i18n/days";
import { anyText } from "~tests/support/any-text";
import { emptyReading, type Reading } from "../reading";
import { SHEET_FIELDS, type SheetValues } from "./fields";
import { firstSheet } from "./first-sheet";
import { parseSheet, sheetValues } from "./sheet";

const NOW = Date.parse("2026-03-14T15:00:00+03:00");
const NOTHING = { restaurant: "", dish: "", dishId: null, platform: null };
const sure = <T>(value: T) => ({ value, sure: true });

const CHECKOUT: Reading = {
  ...emptyReading(),
  restaurant: sure("عمو حمزة"),
  item: sure("شاورما دجاج"),
  platform: sure("platform_b"),
  quantity: sure(2),
  itemPrice: sure(1500),
  subtotal: sure(3000),
  deliveryFee: { value: 900, sure: false },
  vat: sure(509),
  total: sure(3900),
  date: sure(NOW - DAY_MS),
};

const typed = (values: Partial<SheetValues>): SheetValues => ({
  ...firstSheet(NOTHING, CHECKOUT, NOW).values,
  dish_id: "7",
  ...values,
});

test("what was read fills the sheet, and says where to look", () => {
  const { values, doubts } = firstSheet(NOTHING, { ...CHECKOUT, item: sure("") }, NOW);
  expect(values).toMatchObject({
    restaurant: "عمو حمزة",
    platform: "platform_b",
    quantity: "2",
    item_price: "15.00",
    delivery_fee: "9.00",
    total: "39.00",
    date: "2026-03-13",
  });
  expect(doubts).toEqual({ delivery_fee: "unsure", dish: "missing" });
});

test("what the person chose is not doubted; without a reading only the day is", () => {
  const chosen = { restaurant: "A", dish: "B", dishId: 3, platform: "platform_a" };
  const { values, doubts } = firstSheet(chosen, emptyReading(), NOW);
  expect(values).toMatchObject({ dish: "B", dish_id: "3", platform: "platform_a", quantity: "1" });
  expect(doubts).toEqual({ item_price: "missing", total: "missing", date: "assumed" });
  expect(firstSheet(NOTHING, null, NOW).doubts).toEqual({ date: "assumed" });
});

test.each([95, 400, -2])(
  "a day %d days ago stays what the picture says, and can't be sent",
  (days) => {
    const date = sure(NOW - days * DAY_MS);
    const { values, doubts } = firstSheet(NOTHING, { ...CHECKOUT, date }, NOW);
    expect(values.date).toBe(dayText(date.value));
    expect(doubts.date).toBe("outside");
    expect(parseSheet({ ...values, dish_id: "7" }, NOW)).toEqual({ errors: { date: "invalid" } });
  },
);

test("a picture without a day is taken for today's, and asked about", () => {
  const date = { value: null, sure: false };
  const { values, doubts } = firstSheet(NOTHING, { ...CHECKOUT, date }, NOW);
  expect([values.date, doubts.date]).toEqual([dayText(NOW), "assumed"]);
});

test("several lines leave something for the other dishes", () => {
  const line = { name: "x", quantity: 1, price: null };
  const reading = { ...CHECKOUT, subtotal: sure(4200), items: [line, line] };
  expect(firstSheet(NOTHING, reading, NOW).values.others).toBe("12.00");
});

test("a sheet that makes sense is read", () => {
  expect(parseSheet(typed({ total: "٣٩٫٠٠" }), NOW)).toEqual({
    sheet: {
      dish: { id: 7 },
      platform: "platform_b",
      order: {
        quantity: 2,
        itemPrice: 1500,
        others: 0,
        deliveryFee: 900,
        serviceFee: 0,
        vat: 509,
        discount: 0,
        total: 3900,
      },
      observedAt: Date.parse("2026-03-13T12:00:00+03:00"),
    },
  });
});

test("parts that don't make the total are asked about once", () => {
  expect(parseSheet(typed({ total: "50" }), NOW)).toEqual({ errors: { total: "sum" } });
  expect(parseSheet(typed({ total: "50", odd: "on" }), NOW)).toHaveProperty("sheet");
});

test("a dish that is none of ours has to be said to be one, and named", () => {
  expect(parseSheet(typed({ dish_id: "new" }), NOW)).toMatchObject({
    sheet: { dish: { restaurant: "عمو حمزة", name: "شاورما دجاج" } },
  });
  expect(parseSheet(typed({ dish_id: "" }), NOW)).toEqual({ errors: { dish_id: "invalid" } });
  expect(parseSheet(typed({ dish_id: "new", dish: " " }), NOW)).toEqual({
    errors: { dish: "invalid" },
  });
});

test.each([
  ["quantity", "1.5"],
  ["quantity", "0"],
  ["quantity", "100"],
  ["item_price", ""],
  ["item_price", "0"],
  ["vat", "lots"],
  ["total", ""],
  ["date", "tomorrow"],
  ["platform", "platform_z"],
] as const)("%s can't be %j", (field, value) => {
  expect(parseSheet(typed({ [field]: value }), NOW)).toEqual({ errors: { [field]: "invalid" } });
});

test("whatever is posted is answered", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...SHEET_FIELDS), anyText())), (pairs) => {
      const form = new FormData();
      for (const [field, text] of pairs) form.append(field, text);
      const result = parseSheet(sheetValues(form), NOW);
      expect("sheet" in result || Object.keys(result.errors).length > 0).toBe(true);
    }),
  );
});
