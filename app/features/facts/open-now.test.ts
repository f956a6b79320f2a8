import { expect, test } from "vitest";
import { hoursData } from "./hours-data";
import { openStateAt } from "./open-now";
import { parseOpeningHours } from "./opening-hours";

/** 2026-03-14 is a Saturday; times are Riyadh's. */
const at = (day: number, time: string) => Date.parse(`2026-03-${day}T${time}:00+03:00`);
const state = (hours: string, now: number) => openStateAt(parseOpeningHours(hours) ?? [], now);

test("a night belongs to the day on which it began, at the end of the week too", () => {
  const hours = "Sa 12:00-02:00; Mo 18:00-23:00";
  expect(state(hours, at(14, "11:59"))).toEqual({ now: "closed", from: at(14, "12:00") });
  expect(state(hours, at(14, "12:00"))).toEqual({ now: "open", until: at(15, "02:00") });
  expect(state(hours, at(15, "01:59"))).toEqual({ now: "open", until: at(15, "02:00") });
  expect(state(hours, at(15, "02:00"))).toEqual({ now: "closed", from: at(16, "18:00") });
  expect(state(hours, at(16, "23:00"))).toEqual({ now: "closed", from: at(21, "12:00") });
});

test("days that touch are one stretch, and a week without an end is always", () => {
  const touching = "Sa 20:00-24:00; Su 00:00-03:00";
  expect(state(touching, at(14, "21:00"))).toEqual({ now: "open", until: at(15, "03:00") });
  expect(state("24/7", at(14, "04:00"))).toEqual({ now: "always" });
  expect(state("00:00-12:00,12:00-24:00", at(14, "04:00"))).toEqual({ now: "always" });
});

test("programs are told each stretch with its day", () => {
  const week = parseOpeningHours("Fr 13:00-01:30") ?? [];
  expect(hoursData(week).openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Friday",
      opens: "13:00",
      closes: "01:30",
    },
  ]);
});
