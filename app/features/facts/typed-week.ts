import { DAY_FIELDS } from "./day-fields";
import { readTypedDay } from "./typed-day";
import { dayText, type Interval, type OpeningWeek } from "./week";

/** What stands for a day that is closed while other days are not. */
const CLOSED_DAY = "-";

type Values = Readonly<Record<string, string>>;

/** The days that were typed: those left empty are as every day is; null for one that can't be read. */
export function readTypedWeek(values: Values): {
  every: Interval[] | null;
  days: (Interval[] | null)[];
} {
  const every = readTypedDay(values.every ?? "");
  const days = DAY_FIELDS.map((field) => {
    const typed = values[field]?.trim() ?? "";
    return typed === "" ? (every ?? []) : readTypedDay(typed);
  });
  return { every, days };
}

/** A week as the fields show it: what most days have once, and the days that differ. */
export function typedWeek(week: OpeningWeek): Record<string, string> {
  const texts = week.map(dayText);
  const often = (text: string) => texts.filter((other) => other === text).length;
  const every = texts.reduce((most, text) => (often(text) > often(most) ? text : most));
  const days = texts.flatMap((text, at) =>
    text === every ? [] : [[DAY_FIELDS[at], text || CLOSED_DAY] as const],
  );
  return { every: every || CLOSED_DAY, ...Object.fromEntries(days) };
}
