import { riyadhDay } from "~/i18n/days";

/**
 * How many days in a row, up to today, had something done on them. A day that is not over yet breaks
 * nothing, so the row may end yesterday.
 *
 * @param moments when something was done, ms since 1970, in any order.
 */
export function streakDays(moments: readonly number[], now: number): number {
  const days = new Set(moments.map(riyadhDay));
  const today = riyadhDay(now);
  let day = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(day)) {
    length += 1;
    day -= 1;
  }
  return length;
}
