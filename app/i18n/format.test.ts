import { expect, test } from "vitest";
import {
  formatAge,
  formatBeforeNoun,
  formatClock,
  formatDate,
  formatDay,
  formatDays,
  formatDistance,
  formatHour,
  formatList,
  formatMoment,
  formatMoney,
  formatNumber,
  formatWeekdayTime,
} from "./format";
import { LANGUAGE_CODES } from "./languages";

const DAY = 86_400_000;

test("amounts have two decimals, grouped alike, and the unit where the language has it", () => {
  expect(formatMoney(2450, "ar")).toBe("24.50\u00a0ر.س");
  expect(formatMoney(123_456, "ur")).toBe("1,234.56\u00a0ر.س");
  for (const language of ["en", "hi", "tl"] as const)
    expect(formatMoney(12_345_678, language)).toBe("SAR\u00a0123,456.78");
  expect(formatNumber(123_456)).toBe("123,456");
});

test("digits are Latin in every language", () => {
  for (const language of LANGUAGE_CODES) {
    const all = [
      formatMoney(123_456, language),
      formatDistance(1234, language),
      formatAge(0, 40 * DAY, language),
      formatDate(0, language),
    ].join(" ");
    expect(all.replaceAll(/[0-9]/g, "")).not.toMatch(/\p{Nd}/u);
  }
});

test("an age is told in the largest unit that fits, and never lies in the future", () => {
  expect(formatAge(0, 3 * DAY, "en")).toBe("3 days ago");
  expect(formatAge(0, 5 * 3_600_000, "en")).toBe("5 hours ago");
  expect(formatAge(0, 90 * DAY, "en")).toBe("3 months ago");
  expect(formatAge(0, 90 * DAY, "hi")).toBe("3 महीने पहले");
  expect(formatAge(1000, 0, "en")).toBe("just now");
});

test.each([
  ["ar", "قبل لحظات", "قبل دقيقة واحدة", "أمس", "قبل يومين", "قبل 12 يومًا"],
  ["en", "just now", "1 minute ago", "yesterday", "2 days ago", "12 days ago"],
  ["ur", "ابھی ابھی", "1 منٹ پہلے", "1 دن پہلے", "2 دن پہلے", "12 دن پہلے"],
  ["hi", "अभी-अभी", "1 मिनट पहले", "1 दिन पहले", "2 दिन पहले", "12 दिन पहले"],
  [
    "tl",
    "ngayon lang",
    "1 minuto ang nakalipas",
    "kahapon",
    "2 araw ang nakalipas",
    "12 araw ang nakalipas",
  ],
] as const)("in %s ages read as people say them", (language, ...words) => {
  const ages = [59_000, 60_000, DAY, 2 * DAY, 12 * DAY];
  expect(ages.map((age) => formatAge(0, age, language))).toEqual(words);
});

test("Filipino puts a na between a number that ends in 4, 6 or 9 and its noun", () => {
  const ages = [4 * 60_000, 16 * 3_600_000, 29 * DAY, 180 * DAY, 40 * DAY];
  expect(ages.map((age) => formatAge(0, age, "tl"))).toEqual([
    "4 na minuto ang nakalipas",
    "16 na oras ang nakalipas",
    "29 na araw ang nakalipas",
    "6 na buwan ang nakalipas",
    "40 araw ang nakalipas",
  ]);
});

test("a number that its noun follows in a sentence has its na in Filipino alone", () => {
  const counts = [14, 30, 64, 89, 90];
  const said = (language: "tl" | "en") => counts.map((count) => formatBeforeNoun(count, language));
  expect(said("tl")).toEqual(["14 na", "30", "64 na", "89 na", "90"]);
  expect(said("en")).toEqual(["14", "30", "64", "89", "90"]);
});

test("yesterday is the day before in Riyadh, and not 47 hours ago", () => {
  const justBeforeMidnight = Date.UTC(2026, 2, 13, 20, 59);
  const twoDaysOn = Date.UTC(2026, 2, 14, 21, 1);
  expect(formatAge(justBeforeMidnight, twoDaysOn, "en")).toBe("2 days ago");
});

test("near is told in metres, far in kilometres", () => {
  expect(formatDistance(847, "en")).toBe("850 m");
  expect(formatDistance(998, "en")).toBe("1 km");
  expect(formatDistance(12_340, "en")).toBe("12.3 km");
  expect([847, 1234].map((metres) => formatDistance(metres, "hi"))).toEqual([
    "850 मीटर",
    "1.2 किलोमीटर",
  ]);
});

test("days are counted as each language counts them", () => {
  const said = (days: number) => LANGUAGE_CODES.map((language) => formatDays(days, language));
  expect(said(7)).toEqual(["7 أيام", "7 days", "7 دن", "7 दिन", "7 araw"]);
  expect(said(90)).toEqual(["90 يومًا", "90 days", "90 دن", "90 दिन", "90 araw"]);
  expect(formatDays(1, "en")).toBe("1 day");
  expect(formatDays(14, "tl")).toBe("14 na araw");
});

test("a day is a day in Riyadh", () => {
  expect(formatDate(Date.UTC(2026, 2, 13, 22), "en")).toBe("14 March 2026");
});

test("English lists and dates are British", () => {
  expect(formatList(["A", "B", "C"], "en")).toBe("A, B and C");
  expect(formatDay(Date.UTC(2026, 2, 14), "en")).toBe("14 Mar");
});

test("English tells times by 24 hours, in two digits, and says at which", () => {
  expect(formatMoment(Date.UTC(2026, 10, 22, 23, 5), "en")).toBe("Monday 23 November at 02:05");
  expect(formatWeekdayTime(Date.UTC(2026, 10, 22, 23, 5), "en")).toBe("Monday at 02:05");
  expect([formatHour(24, "en"), formatClock(125, "en")]).toEqual(["00:00", "02:05"]);
});

test("Filipino joins the hour to its day, as to its date", () => {
  const at = Date.UTC(2026, 10, 23, 4, 5);
  expect(formatWeekdayTime(at, "tl").replace(/\s/g, " ")).toBe("Lunes nang 7:05 AM");
  expect(formatMoment(at, "tl").replace(/\s/g, " ")).toBe("Lunes, Nobyembre 23 nang 7:05 AM");
});

test("Hindi says which part of the day it is, and says it once", () => {
  expect(formatMoment(Date.UTC(2026, 10, 23, 4, 5), "hi")).toBe("सोमवार, 23 नवंबर को सुबह 7:05 बजे");
  expect(formatWeekdayTime(Date.UTC(2026, 10, 23, 17, 5), "hi")).toBe("सोमवार रात 8:05");
  expect(formatHour(18, "hi")).toBe("शाम 6:00");
});

test("Urdu says the part of the day before the hour, in its own words", () => {
  expect(formatMoment(Date.UTC(2026, 10, 23, 4, 5), "ur")).toBe("پیر، 23 نومبر کو صبح 7:05");
  expect(formatWeekdayTime(Date.UTC(2026, 10, 23, 17, 5), "ur")).toBe("پیر رات 8:05");
  expect([formatHour(18, "ur"), formatClock(125, "ur")]).toEqual(["شام 6:00", "رات 2:05"]);
});

test("lists in Urdu and Hindi have no comma before their last name", () => {
  expect(formatList(["A", "B", "C"], "hi")).toBe("A, B और C");
  expect(formatList(["A", "B", "C"], "ur")).toBe("A، B اور C");
  expect(formatList(["A", "B"], "ur")).toBe("A اور B");
});
