import fc from "fast-check";
import { expect, test } from "vitest";
import { parseOpeningHours } from "./opening-hours";
import { readTypedDay } from "./typed-day";
import { readTypedWeek, typedWeek } from "./typed-week";
import { DAY_MINUTES, dayText, type Interval, inOrder, weekText } from "./week";

const NIGHT: Interval = [720, 1560];

test("the forms most places have are read, past midnight too", () => {
  expect(parseOpeningHours("24/7")).toEqual(Array(7).fill([[0, DAY_MINUTES]]));
  expect(parseOpeningHours("12:00-02:00")).toEqual(Array(7).fill([NIGHT]));
  expect(parseOpeningHours("Mo-We,Sa 12:00-15:00,18:00-23:00; Fr off; PH off")).toEqual([
    [],
    ...Array(3).fill([
      [720, 900],
      [1080, 1380],
    ]),
    ...[[], []],
    [
      [720, 900],
      [1080, 1380],
    ],
  ]);
  expect(parseOpeningHours("Sa-Su 10:00-26:00; Su 10:00-00:00")).toEqual([
    [[600, DAY_MINUTES]],
    ...Array(5).fill([]),
    [[600, 1560]],
  ]);
});

test("what is not a week of clocks is left unread", () => {
  for (const text of [
    ...["", "off", "PH off", "sunrise-sunset", "Mo-Fr 10:00+", "Jan-Mar 10:00-12:00", "10-12"],
    ...[
      "Xx 10:00-12:00",
      "10:00-12:00,11:00-13:00",
      "25:00-26:00",
      "Mo 10:60-12:00",
      "by phone",
      "Mo 10:00-12:00; ".repeat(99),
    ],
  ])
    expect(parseOpeningHours(text), text).toBeNull();
});

const days = fc
  .array(fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: DAY_MINUTES })), { maxLength: 3 })
  .map((all) => inOrder(all.map(([from, length]): Interval => [from, from + length])) ?? [])
  .map((day) => day.filter(([, to], at) => to <= DAY_MINUTES || at === day.length - 1));

test("a week is the same once it was kept, and once it was shown in the fields and sent", () => {
  fc.assert(
    fc.property(fc.array(days, { minLength: 7, maxLength: 7 }), (week) => {
      fc.pre(week.some((day) => day.length > 0));
      expect(parseOpeningHours(weekText(week))).toEqual(week);
      expect(readTypedWeek(typedWeek(week)).days).toEqual(week);
    }),
  );
});

test("people type times as they write them", () => {
  for (const text of ["12:00-02:00", "١٢:٠٠ – ٠٢:٠٠", "12 pm - 2 AM", "١٢ م - ٢ ص", "12.00-2"])
    expect(readTypedDay(text), text).toEqual([NIGHT]);
  expect(dayText(readTypedDay("12-15، 18-23") ?? [])).toBe("12:00-15:00,18:00-23:00");
  expect([readTypedDay(" "), readTypedDay("–")]).toEqual([[], []]);
  for (const text of [
    "noon",
    "12",
    "25-26",
    "12:75-13:00",
    "13 pm-14 pm",
    "1-5,2-6",
    `1${" ".repeat(9_000)}-2`,
  ])
    expect(readTypedDay(text), text).toBeNull();
});
