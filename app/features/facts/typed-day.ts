import { DAY_MINUTES, type Interval, inOrder, intervalOf } from "./week";

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|ص|صباحا|صباحاً|م|مساء|مساءً)?`;
const INTERVAL = new RegExp(`^${CLOCK}\\s*-\\s*${CLOCK}$`);

/** The longest that is read, characters: four intervals with spaces and words. */
const LONGEST = 120;

/** Intervals a person may give for a day. */
const MOST_INTERVALS = 4;

/**
 * Reads what a person typed for a day: `12:00-02:00`, `١٢ م – ٢ ص`, `12-15, 18-23`; nothing or a dash mean that it is closed
 * that day. Null where it can't be read.
 */
export function readTypedDay(text: string): Interval[] | null {
  if (text.trim().length > LONGEST) return null;
  const plain = text
    .trim()
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .toLowerCase()
    .trim();
  if (plain === "" || plain === "-") return [];
  const parts = plain.split(/\s*[,،;؛]\s*/);
  if (parts.length > MOST_INTERVALS) return null;
  const intervals = parts.map((part) => {
    const found = INTERVAL.exec(part);
    if (!found) return null;
    const from = minutesOf(found[1], found[2], found[3]);
    const to = minutesOf(found[4], found[5], found[6]);
    return from === null || to === null ? null : intervalOf(from % DAY_MINUTES, to);
  });
  return intervals.every((one) => one !== null) ? inOrder(intervals) : null;
}

/** A clock with or without its half of the day → minutes after midnight. */
function minutesOf(hour = "", minute = "0", half?: string): number | null {
  const [h, m] = [Number(hour), Number(minute)];
  if (m > 59 || h > 24 || (h === 24 && m > 0)) return null;
  if (half === undefined) return h * 60 + m;
  if (h < 1 || h > 12) return null;
  return ((h % 12) + (/^[pم]/.test(half) ? 12 : 0)) * 60 + m;
}
