import { DAY_MS, riyadhDay } from "~/i18n/days";

export const PERIODS = ["week", "month", "all"] as const;
export type Period = (typeof PERIODS)[number];

/** The first day, as riyadhDay numbers them, of the period that the moment `now` (ms) is in. Weeks begin on Sunday. */
export function firstDayOf(period: Period, now: number): number {
  const today = riyadhDay(now);
  if (period === "all") return 0;
  // Day 0, 1 January 1970, was a Thursday, the fifth day of its week.
  if (period === "week") return today - ((today + 4) % 7);
  return today - (new Date(today * DAY_MS).getUTCDate() - 1);
}
