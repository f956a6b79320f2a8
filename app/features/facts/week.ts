/** From and to, minutes after the midnight that begins the day; past 1440 it is the night after. */
export type Interval = readonly [from: number, to: number];

/** When a restaurant is open on each day of the week, from Sunday on; none where it stays closed. */
export type OpeningWeek = readonly (readonly Interval[])[];

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** The days of a week as opening_hours of OpenStreetMap has them, in the order of `OpeningWeek`. */
export const DAY_CODES = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const;

/** Open at all times. */
export const isAlways = (week: OpeningWeek): boolean =>
  week.every((day) => day.some(([from, to]) => from === 0 && to >= DAY_MINUTES));

/** A time as `OpeningWeek` has it → 13:05. What is past midnight is told by the clock; the end of a day is 24:00. */
export function clockText(minutes: number): string {
  const told = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(told / 60))}:${two(told % 60)}`;
}

/** The intervals of a day → 12:00-15:00,18:00-02:00; empty for none. */
export const dayText = (day: readonly Interval[]): string =>
  day.map(([from, to]) => `${clockText(from)}-${clockText(to)}`).join(",");

/** A week as it is kept and given on: in the form of OpenStreetMap, day by day. */
export const weekText = (week: OpeningWeek): string =>
  isAlways(week)
    ? "24/7"
    : week.map((day, at) => `${DAY_CODES[at]} ${dayText(day) || "off"}`).join("; ");

/**
 * From and to as clocks say them → an interval; one that ends before it begins ends in the night after. Null where a clock
 * can't say that.
 */
export function intervalOf(from: number, to: number): Interval | null {
  if (!(from >= 0 && from < DAY_MINUTES && to >= 0 && to <= 2 * DAY_MINUTES)) return null;
  const end = to <= from ? to + DAY_MINUTES : to;
  return end - from <= DAY_MINUTES ? [from, end] : null;
}

/** The intervals of a day in their order; null where two overlap. */
export function inOrder(day: readonly Interval[]): Interval[] | null {
  const sorted = [...day].sort(([a], [b]) => a - b);
  return sorted.every(([from], at) => from >= (sorted[at - 1]?.[1] ?? 0)) ? sorted : null;
}
