import { LANGUAGES, type Language } from "./languages";

const cache = new Map<string, unknown>();

/** Making an Intl formatter costs far more than using it, so each is made once for a language. */
function once<Formatter>(kind: string, language: Language, make: (locale: string) => Formatter) {
  const key = `${kind} ${language}`;
  if (!cache.has(key)) cache.set(key, make(LANGUAGES[language].intl));
  return cache.get(key) as Formatter;
}

/** What riyals are called: the sign of 2025 is missing from most fonts. */
export function currencyUnit(language: Language): string {
  return LANGUAGES[language].names === "ar" ? "ر.س" : "SAR";
}

/** Halalas → riyals with two decimals and no unit: 2450 → "24.50". */
export function formatRiyals(halalas: number, language: Language): string {
  return once(
    "riyals",
    language,
    (locale) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(halalas / 100);
}

/** Halalas → riyals with their unit, for running text: 2450 → "24.50 SAR". */
export function formatMoney(halalas: number, language: Language): string {
  return `${formatRiyals(halalas, language)}\u00a0${currencyUnit(language)}`;
}

/** A plain number, at most one decimal. */
export function formatNumber(value: number, language: Language): string {
  return once(
    "number",
    language,
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  ).format(value);
}

/** Metres → "850 m", to the nearest 10, or from a kilometre on "1.2 km". */
export function formatDistance(metres: number, language: Language): string {
  const unit = metres < 995 ? "meter" : "kilometer";
  const value = unit === "meter" ? Math.round(metres / 10) * 10 : metres / 1000;
  return once(
    unit,
    language,
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: "short",
        maximumFractionDigits: 1,
      }),
  ).format(value);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in the largest unit that fits: "3 days ago". Both times are ms since 1970. */
export function formatAge(then: number, now: number, language: Language): string {
  const format = once(
    "age",
    language,
    (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }),
  );
  const age = Math.max(0, now - then);
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return format.format(-Math.floor(age / HOUR), "hour");
  if (age < 60 * DAY) return format.format(-Math.floor(age / DAY), "day");
  return format.format(-Math.floor(age / (30 * DAY)), "month");
}

/** A day in Riyadh: "14 March 2026". `at` is ms since 1970. */
export function formatDate(at: number, language: Language): string {
  return once(
    "date",
    language,
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Riyadh" }),
  ).format(at);
}

/** A day in Riyadh without its year, for the axis of a chart: "14 Mar". `at` is ms since 1970. */
export function formatDay(at: number, language: Language): string {
  return once(
    "day",
    language,
    (locale) =>
      new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "Asia/Riyadh" }),
  ).format(at);
}

/** Several names in one phrase: "A, B, and C". */
export function formatList(names: readonly string[], language: Language): string {
  return once("list", language, (locale) => new Intl.ListFormat(locale)).format(names);
}
