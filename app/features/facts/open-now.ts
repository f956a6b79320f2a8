import { RIYADH_OFFSET_MS, riyadhDay } from "~/i18n/days";
import { DAY_CODES, DAY_MINUTES, type Interval, isAlways, type OpeningWeek } from "./week";

const WEEK_MINUTES = 7 * DAY_MINUTES;
const WEEK_DAYS = DAY_CODES.length;
const MINUTE_MS = 60_000;

/** Whether a restaurant is open, and until or from when (ms). */
export type OpenState =
  | { now: "always" }
  | { now: "open"; until: number }
  | { now: "closed"; from: number };

/** What its hours say of a moment, ms, by the clock of Riyadh, which is the same all year. */
export function openStateAt(week: OpeningWeek, at: number): OpenState {
  if (isAlways(week)) return { now: "always" };
  // 1 January 1970 was a Thursday.
  const minute = (at + RIYADH_OFFSET_MS) / MINUTE_MS + 4 * DAY_MINUTES;
  const since = minute % WEEK_MINUTES;
  const spans = week.flatMap((day, number) => day.map((one) => shifted(one, number * DAY_MINUTES)));
  // The night after Saturday belongs to the week before, and what opens next may be in the week after.
  const all = [-WEEK_MINUTES, 0, WEEK_MINUTES]
    .flatMap((by) => spans.map((span) => shifted(span, by)))
    .sort(([a], [b]) => a - b);
  const moment = (of: number) => at + Math.round((of - since) * MINUTE_MS);
  let until: number | null = null;
  for (const [from, to] of all) {
    if (until === null ? from <= since && since < to : from <= until && to > until) until = to;
    else if (until === null && from > since) return { now: "closed", from: moment(from) };
  }
  return until === null || until - since >= WEEK_MINUTES
    ? { now: "always" }
    : { now: "open", until: moment(until) };
}

const shifted = ([from, to]: Interval, by: number): Interval => [from + by, to + by];

/** The day of the week in Riyadh that a moment (ms) falls on, with its hours; none where it stays closed. */
export function hoursOfDay(
  week: OpeningWeek,
  at: number,
): { day: (typeof DAY_CODES)[number]; hours: readonly Interval[] } {
  const number = (riyadhDay(at) + 4) % WEEK_DAYS;
  return { day: DAY_CODES[number] ?? "Su", hours: week[number] ?? [] };
}
