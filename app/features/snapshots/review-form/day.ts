import { DAY_MS, dayText, RIYADH_OFFSET_MS } from "~/i18n/days";

/** How old a checkout may be: older than this its price says nothing about today's. */
const OLDEST_DAYS = 90;

/** Clocks of phones run ahead, and a picture is sent the minute it was taken. */
const AHEAD_MS = 10 * 60_000;

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

/** The moment (ms) of a day and an hour in Riyadh, as fields give them; null where there is none, or it lies ahead. */
export function momentAt(day: string, time: string, now: number): number | null {
  if (momentOf(day, now) === null || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const at = Date.parse(`${day}T${time}:00+03:00`);
  return at > now + AHEAD_MS ? null : at;
}

/** The hour of a moment (ms) in Riyadh, as a field for it has it: 19:30. */
export const timeText = (at: number): string =>
  new Date(at + RIYADH_OFFSET_MS).toISOString().slice(11, 16);
