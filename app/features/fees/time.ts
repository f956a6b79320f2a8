import { DAY_MS, RIYADH_OFFSET_MS, riyadhDay } from "~/i18n/days";

const HOUR_MS = DAY_MS / 24;

/** The hour in Riyadh of a moment (ms), 0 to 23. */
export const hourOf = (at: number): number =>
  Math.floor((at + RIYADH_OFFSET_MS) / HOUR_MS) - 24 * riyadhDay(at);

/** The weekday in Riyadh of a moment (ms), 0 for Sunday; 1 January 1970 was a Thursday. */
export const weekdayOf = (at: number): number => (((riyadhDay(at) + 4) % 7) + 7) % 7;
