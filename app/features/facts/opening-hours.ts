import {
  DAY_CODES,
  DAY_MINUTES,
  type Interval,
  inOrder,
  intervalOf,
  type OpeningWeek,
} from "./week";

const DAY = `(?:${DAY_CODES.join("|")})`;
const DAYS = new RegExp(`^(${DAY}(?:-${DAY})?(?:\\s*,\\s*${DAY}(?:-${DAY})?)*)(?:\\s+|$)`);
const TIMES = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/;
/** Rules for holidays alone say nothing of a week. */
const HOLIDAYS = /^(?:PH|SH)\b/;

/** The longest that is read, characters: OpenStreetMap keeps no longer value. */
const LONGEST = 255;

/**
 * Reads the simple forms of `opening_hours`, as most places have it (wiki.openstreetmap.org/wiki/Key:opening_hours): weekdays
 * with times, `off`, and `24/7`; later rules overwrite earlier ones. What depends on months, sun or words is null.
 */
export function parseOpeningHours(text: string): OpeningWeek | null {
  if (text.length > LONGEST) return null;
  const week: (readonly Interval[])[] = DAY_CODES.map(() => []);
  let told = false;
  for (const rule of text.split(";")) {
    const trimmed = rule.trim();
    if (trimmed === "" || HOLIDAYS.test(trimmed)) continue;
    const read = readRule(trimmed);
    if (!read) return null;
    for (const day of read.days) week[day] = read.intervals;
    told = true;
  }
  // A place that never opens is no place with hours.
  return told && week.some((day) => day.length > 0) ? week : null;
}

function readRule(rule: string): { days: number[]; intervals: readonly Interval[] } | null {
  if (rule === "24/7") return { days: EVERY_DAY, intervals: [[0, DAY_MINUTES]] };
  const named = DAYS.exec(rule);
  const days = named?.[1] ? daysOf(named[1]) : EVERY_DAY;
  const times = rule.slice(named?.[0].length ?? 0).trim();
  if (/^(?:off|closed)$/i.test(times)) return { days, intervals: [] };
  const intervals = times.split(",").map((one) => {
    const [, h1, m1, h2, m2] = (TIMES.exec(one.trim()) ?? []).map(Number);
    if (h1 === undefined || m1 === undefined || h2 === undefined || m2 === undefined) return null;
    return m1 < 60 && m2 < 60 ? intervalOf(h1 * 60 + m1, h2 * 60 + m2) : null;
  });
  const ordered = intervals.every((one) => one !== null) ? inOrder(intervals) : null;
  return ordered && { days, intervals: ordered };
}

const EVERY_DAY = DAY_CODES.map((_, day) => day);

/** `Sa-Mo,We` → [6, 0, 1, 3] */
function daysOf(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const [first = "", last = first] = part.trim().split("-");
    const [from, to] = [indexOf(first), indexOf(last)];
    const many = ((to - from + 7) % 7) + 1;
    return Array.from({ length: many }, (_, step) => (from + step) % 7);
  });
}

const indexOf = (code: string) => (DAY_CODES as readonly string[]).indexOf(code);
