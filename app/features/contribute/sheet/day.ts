import { DAY_MS, dayText } from "~/i18n/days";

/** How old a checkout may be: older than this its price says nothing about today's. */
const OLDEST_DAYS = 90;

/**
 * A moment (ms) on a day that a date field gave: now for today, else noon in Riyadh. Null where it is no day, lies ahead
 * or too far back.
 */
export function momentOf(day: string, now: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  if (day === dayText(now)) return now;
  const noon = Date.parse(`${day}T12:00:00+03:00`);
  if (Number.isNaN(noon) || dayText(noon) !== day) return null;
  return noon > now || noon < now - OLDEST_DAYS * DAY_MS ? null : noon;
}
