import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyReading, type Reading } from "~/features/checkout/reading";
import { DAY_MS, dayText } from "~/i18n/days";
import { anyText } from "~tests/support/any-text";
import { hasOddCharge } from "../plausible";
import { REVIEW_FIELDS, type ReviewFormValues } from "./fields";
import { emptyLine, linesIn, withoutBlanks } from "./lines";
import { orderedCheckout } from "./order";
import { negativeCharges, parseReviewForm, reviewFormValues, reviewFormValuesOf } from "./parse";
import { prefilledForm } from "./prefilled-form";

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

const typed = (values: Partial<ReviewFormValues>): ReviewFormValues => ({
  ...prefilledForm(NOTHING, CHECKOUT, NOW).values,
  dish_id: "7",
  ...values,
});

test("what was read fills the sheet, and says where to look", () => {
  const { values, warnings } = prefilledForm(NOTHING, { ...CHECKOUT, item: sure("") }, NOW);
  expect(values).toMatchObject({
    restaurant: "عمو حمزة",
    platform: "platform_b",
    quantity: "2",
    item_price: "15.00",
    delivery_fee: "9.00",
    total: "39.00",
    date: "2026-03-13",
  });
  expect(warnings).toEqual({ delivery_fee: "unsure", dish: "missing" });
});

test("what the person chose is not doubted; without a reading only the day is", () => {
  const chosen = { restaurant: "A", dish: "B", dishId: 3, platform: "platform_a" };
  const { values, warnings } = prefilledForm(chosen, emptyReading(), NOW);
  expect(values).toMatchObject({ dish: "B", dish_id: "3", platform: "platform_a", quantity: "1" });
  expect(warnings).toEqual({ item_price: "missing", total: "missing", date: "assumed" });
  expect(prefilledForm(NOTHING, null, NOW).warnings).toEqual({ date: "assumed" });
});

test.each([95, 400, -2])(
  "a day %d days ago stays what the picture says, and can't be sent",
  (days) => {
    const date = sure(NOW - days * DAY_MS);
    const { values, warnings } = prefilledForm(NOTHING, { ...CHECKOUT, date }, NOW);
    expect(values.date).toBe(dayText(date.value));
    expect(warnings.date).toBe("outside");
    expect(parseReviewForm({ ...values, dish_id: "7" }, NOW)).toEqual({
      errors: { date: "invalid" },
    });
  },
);

test("a picture without a day is taken for today's, and asked about", () => {
  const date = { value: null, sure: false };
  const { values, warnings } = prefilledForm(NOTHING, { ...CHECKOUT, date }, NOW);
  expect([values.date, warnings.date]).toEqual([dayText(NOW), "assumed"]);
});

const LINE = { name: "x", quantity: 1, price: 500 };

test("each line is filled in, and what the subtotal has beyond them is left for the other dishes", () => {
  const items = [LINE, { name: "بيبسي كبير", quantity: 2, price: 400 }];
  const reading = { ...CHECKOUT, subtotal: sure(4200), items };
  const { values, warnings } = prefilledForm(NOTHING, reading, NOW);
  expect(values).toMatchObject({
    ...{ lines: "2", dish_2: "بيبسي كبير", quantity_2: "2", item_price_2: "4.00", others: "4.00" },
  });
  expect(warnings).toMatchObject({ dish_2: "unsure" });
  expect(warnings.item_price_2).toBeUndefined();
});

test("a line that could not be read stays empty and is marked, and is counted nowhere else", () => {
  const reading = { ...CHECKOUT, subtotal: sure(4200), items: [LINE, { ...LINE, price: null }] };
  const { values, warnings } = prefilledForm(NOTHING, reading, NOW);
  expect([values.item_price_2, values.others]).toEqual(["", ""]);
  expect(warnings.item_price_2).toBe("missing");
});

test("a sheet that makes sense is read", () => {
  expect(parseReviewForm(typed({ total: "٣٩٫٠٠" }), NOW)).toEqual({
    reviewed: {
      ...{ source: "order", dish: { id: 7 }, options: null, more: [] },
      platform: "platform_b",
      order: {
        quantity: 2,
        item_price: 1500,
        others: 0,
        delivery_fee: 900,
        service_fee: 0,
        vat: 509,
        discount: 0,
        small_order_fee: 0,
        cash_fee: 0,
        delivery_discount: 0,
        tip: 0,
        donation: 0,
        total: 3900,
      },
      ...{ observedAt: NOW - DAY_MS, hourKnown: true, neighbourhoodId: null, member: null },
    },
  });
});

test("parts that don't make the total are asked about once", () => {
  expect(parseReviewForm(typed({ total: "50" }), NOW)).toEqual({ errors: { total: "sum" } });
  expect(parseReviewForm(typed({ total: "50", odd: "on" }), NOW)).toHaveProperty("reviewed");
});

test("a dish that is none of ours has to be said to be one, and named", () => {
  expect(parseReviewForm(typed({ dish_id: "new" }), NOW)).toMatchObject({
    reviewed: { dish: { restaurant: "عمو حمزة", name: "شاورما دجاج" } },
  });
  expect(parseReviewForm(typed({ dish_id: "" }), NOW)).toEqual({ errors: { dish_id: "invalid" } });
  expect(parseReviewForm(typed({ dish_id: "new", dish: " " }), NOW)).toEqual({
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
  expect(parseReviewForm(typed({ [field]: value }), NOW)).toEqual({
    errors: { [field]: "invalid" },
  });
});

test("whatever is posted is answered", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...REVIEW_FIELDS), anyText())), (pairs) => {
      const form = new FormData();
      for (const [field, text] of pairs) form.append(field, text);
      const result = parseReviewForm(reviewFormValues(form), NOW);
      expect("reviewed" in result || Object.keys(result.errors).length > 0).toBe(true);
    }),
  );
});

const reviewedOf = (values: Partial<ReviewFormValues>) => {
  const parsed = parseReviewForm(typed(values), NOW);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.reviewed;
};

test("the hour, the neighbourhood and a membership are told, or left open", () => {
  expect(reviewedOf({ date: "2026-03-13", time: "", neighbourhood: "", member: "" })).toMatchObject(
    { hourKnown: false, neighbourhoodId: null, member: null },
  );
  expect(
    reviewedOf({ date: "2026-03-13", time: "21:05", neighbourhood: "12", member: "no" }),
  ).toMatchObject({
    ...{ hourKnown: true, neighbourhoodId: 12, member: false },
    observedAt: Date.parse("2026-03-13T21:05:00+03:00"),
  });
});

test.each([
  [{ date: "2026-03-14", time: "15:11" }, ["time"]],
  [{ time: "24:00" }, ["time"]],
  [{ time: "7 pm" }, ["time"]],
  [{ date: "2026-02-30", time: "12:00" }, ["date"]],
  [{ neighbourhood: "Malqa" }, ["neighbourhood"]],
  [{ neighbourhood: "-1" }, ["neighbourhood"]],
  [{ tip: "--5" }, ["tip"]],
  [{ others: "-5" }, ["others"]],
  [{ total: "-39" }, ["total"]],
])("%j is asked about", (values, fields) => {
  const parsed = parseReviewForm(typed(values), NOW);
  expect("errors" in parsed && Object.keys(parsed.errors)).toEqual(fields);
});

test.each([
  ...(["delivery_fee", "service_fee", "small_order_fee", "cash_fee"] as const),
  ...(["vat", "tip", "donation"] as const),
])("a negative %s is read as one, before or behind its minus", (field) => {
  const nothing = { delivery_fee: "", vat: "", total: "25.00" };
  for (const text of ["-5", "٥٫٠٠−"]) {
    const parsed = parseReviewForm(typed({ ...nothing, [field]: text }), NOW);
    expect(parsed).toMatchObject({ reviewed: { order: { [field]: -500 } } });
    expect("reviewed" in parsed && negativeCharges(parsed.reviewed.order)).toEqual([field]);
    expect("reviewed" in parsed && hasOddCharge(orderedCheckout(parsed.reviewed.order))).toBe(true);
  }
});

test("negative VAT is kept, whether or not it makes the total, so that somebody looks", () => {
  const parsed = parseReviewForm(typed({ vat: "-5" }), NOW);
  expect("reviewed" in parsed && orderedCheckout(parsed.reviewed.order).vat_on_top).toBe(-500);
});

test("an hour that a picture shows is filled in, a day's noon is none", () => {
  const at = (time: string) =>
    prefilledForm(
      NOTHING,
      { ...CHECKOUT, date: sure(Date.parse(`2026-03-13T${time}:00+03:00`)) },
      NOW,
    ).values.time;
  expect([at("19:30"), at("00:05"), at("12:00")]).toEqual(["19:30", "00:05", ""]);
});

test("what is taken off may have its minus, and each charge read fills a field of its own", () => {
  const { order } = reviewedOf({ discount: "\u22124.00", delivery_discount: "9.00-", total: "26" });
  expect(order).toMatchObject({ discount: 400, delivery_discount: 900 });
  const charges = { tip: sure(500), cashFee: sure(300), deliveryDiscount: sure(900) };
  expect(prefilledForm(NOTHING, { ...CHECKOUT, ...charges }, NOW).values).toMatchObject({
    ...{ tip: "5.00", cash_fee: "3.00", delivery_discount: "9.00", service_fee: "" },
  });
});

/** A form of so many lines, each for 5.00 but the first. */
const withMore = (more: readonly Record<string, string>[], rest: Partial<ReviewFormValues> = {}) =>
  reviewFormValuesOf({
    ...typed(rest as ReviewFormValues),
    ...Object.fromEntries(
      more.flatMap((line, at) =>
        Object.entries({ dish_id: "8", quantity: "1", item_price: "5.00", ...line }).map(
          ([field, value]) => [`${field}_${at + 2}`, value],
        ),
      ),
    ),
  });

test("every line is read, and all of them make the sum", () => {
  const values = withMore(
    [
      { quantity: "٢", options: " no onions " },
      { dish: "Moon cola", dish_id: "new" },
    ],
    { restaurant: "Zuhal", total: "54.00" },
  );
  const parsed = parseReviewForm(values, NOW);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed));
  const { more, order } = parsed.reviewed;
  expect(more).toEqual([
    { dish: { id: 8 }, quantity: 2, item_price: 500, options: "no onions" },
    {
      dish: { restaurant: "Zuhal", name: "Moon cola" },
      quantity: 1,
      item_price: 500,
      options: null,
    },
  ]);
  expect(order.others).toBe(1500);
});

test.each([
  [{ quantity: "0" }, { quantity_2: "invalid" }],
  [{ quantity: "1000" }, { quantity_2: "invalid" }],
  [{ item_price: "" }, { item_price_2: "invalid" }],
  [{ item_price: "-3" }, { item_price_2: "invalid" }],
  [{ dish_id: "" }, { dish_2: "invalid", dish_id_2: "invalid" }],
  [{ dish_id: "<b>", dish: "x y" }, { dish_id_2: "invalid" }],
  [{ options: "x".repeat(81) }, { options_2: "invalid" }],
] as Record<string, string>[][])(
  "a line with %o is refused by its own fields: %o",
  (line, errors) => {
    expect(parseReviewForm(withMore([line as Record<string, string>]), NOW)).toEqual({ errors });
  },
);

test("forty lines are taken, one more is refused and the first forty are kept", () => {
  const lines = (count: number) => Array.from({ length: count - 1 }, () => ({}));
  const total = ((3000 + 39 * 500 + 900) / 100).toFixed(2);
  expect(parseReviewForm(withMore(lines(40), { total }), NOW)).toHaveProperty("reviewed");
  const values = withMore(lines(41), { total });
  expect(parseReviewForm(values, NOW)).toEqual({ errors: { lines: "invalid" } });
  expect(linesIn(values)).toHaveLength(40);
  expect(Object.keys(reviewFormValuesOf({ dish_9999: "x", dish_99999: "x", dish_1: "x" }))).toEqual(
    [...REVIEW_FIELDS],
  );
});

test("lines left blank and lines that are none are taken out, and what follows moves up", () => {
  const blank = { dish_id: "", item_price: "", quantity: "1" };
  const values = withMore([blank, { dish_id: "none", dish: "Delivery" }, { options: "hot" }]);
  expect(linesIn(withoutBlanks(values)).map(({ options }) => options)).toEqual(["", "hot"]);
  const nothing = withoutBlanks(reviewFormValuesOf({ dish_id: "none" }));
  expect(linesIn(nothing)).toEqual([emptyLine()]);
});

test("a menu needs prices alone", () => {
  const values = withMore([{ quantity: "" }], { source: "menu", total: "", quantity: "" });
  const parsed = parseReviewForm(values, NOW);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed));
  expect(parsed.reviewed).toMatchObject({
    source: "menu",
    more: [{ item_price: 500, quantity: 1 }],
  });
});
