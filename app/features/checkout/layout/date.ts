import { DAY_MS, RIYADH_OFFSET_MS } from "~/i18n/days";
import { latinDigits } from "./latin-digits";

/** A picture shows an order of the last ten years. */
const TEN_YEARS_MS = 10 * 366 * DAY_MS;

const DATES = [
  // The dot that parts a date from what follows looks like a zero of Arabic.
  /(?<!\d)(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>20\d\d)0?(?!\d)/,
  /(?<!\d)(?<year>20\d\d)[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?!\d)/,
];
const TIME =
  /(?<!\d)(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::[0-5]\d)?\s*(?<half>[ap]\.?m|[صم](?!\p{L}))?/iu;

/**
 * The first date in a text, Riyadh's clock, day before month; milliseconds since 1970. Null when there is none, when
 * it is no day of the calendar, or when it lies in the future.
 *
 * @param now milliseconds since 1970.
 */
export function dateIn(text: string, now: number): number | null {
  const plain = latinDigits(text);
  for (const pattern of DATES) {
    const match = pattern.exec(plain)?.groups;
    if (!match) continue;
    const [year, month, day] = [Number(match.year), Number(match.month), Number(match.day)];
    const midnight = Date.UTC(year, month - 1, day);
    if (new Date(midnight).getUTCDate() !== day || new Date(midnight).getUTCMonth() !== month - 1)
      continue;
    const time = TIME.exec(plain)?.groups;
    const late = /^[pم]/iu.test(time?.half ?? "") && Number(time?.hour) < 12;
    const hour = time ? (Number(time.hour) % (time.half ? 12 : 24)) + (late ? 12 : 0) : 12;
    const at = midnight + (hour * 60 + Number(time?.minute ?? 0)) * 60_000 - RIYADH_OFFSET_MS;
    if (at > now + DAY_MS || at < now - TEN_YEARS_MS) continue;
    return at;
  }
  return null;
}
