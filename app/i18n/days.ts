/** A day, ms. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Riyadh is three hours ahead of UTC all year. */
export const RIYADH_OFFSET_MS = 3 * 60 * 60 * 1000;

/** The number of the day in Riyadh that a moment (ms since 1970) falls on. */
export const riyadhDay = (at: number): number => Math.floor((at + RIYADH_OFFSET_MS) / DAY_MS);

/** A moment (ms since 1970) as a field for a time has it, in Riyadh: 2026-03-14T19:00. */
export const timeText = (at: number): string =>
  new Date(at + RIYADH_OFFSET_MS).toISOString().slice(0, 16);

/** The midnight (ms) that began the day of a moment in Riyadh. */
export const startOfRiyadhDay = (at: number): number => riyadhDay(at) * DAY_MS - RIYADH_OFFSET_MS;

/** The day in Riyadh of a moment (ms), as a date field has it: 2026-03-14. */
export const dayText = (at: number): string => dateOfDay(riyadhDay(at));

/** A day, numbered as riyadhDay does, as a date field has it. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
