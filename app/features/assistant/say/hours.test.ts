import { expect, test } from "vitest";
import { parseOpeningHours } from "~/features/facts";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { PriceGuard } from "../price-guard";
import { openNow } from "../tools/open-now";
import { sayHours, sayHoursElsewhere } from "./hours";

/** Monday, 23 November 2026, six in the evening in Riyadh. */
const NOW = Date.UTC(2026, 10, 23, 15);

/** What is found of a restaurant with these hours. */
const found = (hours: string) => ({
  restaurants: [
    {
      ...{ id: "1", link: "/restaurants/1", name_ar: "عمو حمزة", name_en: "Ammu Hamza" },
      ...{ cuisine: null, rating: null, is_brand: false, areas: [], branches: 1, dishes: [] },
      hours: openNow(parseOpeningHours(hours), NOW),
    },
  ],
});

test.each([
  ["24/7", "Open around the clock."],
  ["Mo-Su 12:00-01:30", "Open now, until 01:30. Monday: 12:00 – 01:30."],
  ["Mo-Su 21:45-23:00", "Closed now, opens 21:45. Monday: 21:45 – 23:00."],
  ["We 13:00-16:00", "Closed now, opens Wednesday at 13:00. Monday: Closed."],
  [
    "Mo 12:00-15:00,18:00-23:30; Fr 13:00-24:00",
    "Open now, until 23:30. Monday: 12:00 – 15:00 and 18:00 – 23:30.",
  ],
])("%s is said as %s", (hours, said) => {
  expect(sayHours("en", found(hours))).toBe(`**Ammu Hamza**: ${said} [Its page](/restaurants/1)`);
});

test("of hours that nobody told is said just that, and where to tell them", () => {
  expect(sayHours("en", found(""))).toMatch(
    /^I don’t know yet when .*Ammu Hamza.*\(\/restaurants\/1\)/,
  );
  expect(sayHours("en", { restaurants: [] })).toBeNull();
});

test.each([
  ["Mo-Su 12:00-01:30", "Open on Monday at 18:00, until 01:30."],
  ["Mo-Su 21:45-23:00", "Closed on Monday at 18:00, opens 21:45."],
])("at a time that was asked for, %s is said as %s", (hours, said) => {
  expect(sayHours("en", found(hours), "then")).toContain(said);
});

test.each([
  ["24/7", "Open around the clock."],
  ["Mo-Su 12:00-01:30", "Monday: 12:00 – 01:30."],
  ["We 13:00-16:00", "Monday: Closed."],
])("of a day that was asked for, %s is said as %s", (hours, said) => {
  const whole = `**Ammu Hamza**: ${said} [Its page](/restaurants/1)`;
  expect(sayHours("en", found(hours), "day")).toBe(whole);
});

test.each(LANGUAGE_CODES)("in %s no clock is taken for an amount that no tool gave", (language) => {
  for (const hours of ["Mo-Su 12:00-01:30", "Mo-Su 21:45-23:00", "We 13:15-16:00"]) {
    const guard = new PriceGuard("en");
    const result = found(hours);
    guard.see(result);
    const text = (["now", "then", "day"] as const)
      .map((asked) => sayHours(language, result, asked))
      .join("\n");
    expect(guard.push(text) + guard.end()).toBe(text);
  }
});

test.each(LANGUAGE_CODES)(
  "in %s a restaurant that we lack is said to be none of ours",
  (language) => {
    const where = sayHoursElsewhere(language, "");
    const said = sayHoursElsewhere(language, "Kudu");
    expect(said.endsWith(where)).toBe(true);
    expect(said).toContain("Kudu");
    expect(where).not.toContain("Kudu");
  },
);
