import { DAY_MS, riyadhDay } from "./days";
import { LANGUAGES, type Language } from "./languages";

const cache = new Map<string, unknown>();

/** Making an Intl formatter costs far more than using it, so each is made once for a language. */
function once<Formatter>(kind: string, language: Language, make: (locale: string) => Formatter) {
  const key = `${kind} ${language}`;
  if (!cache.has(key)) cache.set(key, make(LANGUAGES[language].intl));
  return cache.get(key) as Formatter;
}

/** What riyals are called in small text and in messages: few fonts have the sign of 2025, which Amount draws. */
export function currencyUnit(language: Language): string {
  return LANGUAGES[language].names === "ar" ? "ر.س" : "SAR";
}

/** Whether the unit stands before the number, as in "SAR 24.50". The sign is at the left of the number in every language. */
export const unitComesFirst = (language: Language): boolean => LANGUAGES[language].dir === "ltr";

/** Halalas → riyals with two decimals and no unit, written alike in every language: 2450 → "24.50". */
export function formatRiyals(halalas: number): string {
  return once(
    "riyals",
    "en",
    (locale) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(halalas / 100);
}

/** Halalas → riyals with their unit, for running text: 2450 → "SAR 24.50", «24.50 ر.س». */
export function formatMoney(halalas: number, language: Language): string {
  const amount = [formatRiyals(halalas), currencyUnit(language)];
  return (unitComesFirst(language) ? amount.reverse() : amount).join("\u00a0");
}

/** A plain number, at most one decimal, grouped alike in every language: 123456 → "123,456". */
export function formatNumber(value: number): string {
  return once(
    "number",
    "en",
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  ).format(value);
}

/**
 * Metres → "850 m", to the nearest 10, or from a kilometre on "1.2 km". In Hindi in full: Intl shortens the two in two ways,
 * "850 मी" beside "1.2 कि॰मी॰".
 */
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
        unitDisplay: language === "hi" ? "long" : "short",
        maximumFractionDigits: 1,
      }),
  ).format(value);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * What Intl says badly or not at all: of no minutes it says "this minute", and in Urdu and Hindi the day before and the
 * day after are one word.
 */
const AGES: Record<Language, { now: string; yesterday: string }> = {
  ar: { now: "قبل لحظات", yesterday: "أمس" },
  en: { now: "just now", yesterday: "yesterday" },
  ur: { now: "ابھی ابھی", yesterday: "1 دن پہلے" },
  hi: { now: "अभी-अभी", yesterday: "1 दिन पहले" },
  tl: { now: "ngayon lang", yesterday: "kahapon" },
};

/**
 * How long ago, in the largest unit that fits: "3 days ago". Both times are ms since 1970. From 24 hours on the days are
 * those of the calendar in Riyadh, so that "yesterday" is never said of the day before it.
 */
export function formatAge(then: number, now: number, language: Language): string {
  const format = once(
    "age",
    language,
    // Urdu's long form inflects its days as no one says them: "2 دنوں پہلے".
    (locale) =>
      new Intl.RelativeTimeFormat(locale, { style: language === "ur" ? "narrow" : "long" }),
  );
  const said = (count: number, unit: "minute" | "hour" | "day" | "month") => {
    const words = format.format(-count, unit);
    return language === "tl" ? withLinker(words) : words;
  };
  const age = Math.max(0, now - then);
  if (age < MINUTE) return AGES[language].now;
  if (age < HOUR) return said(Math.floor(age / MINUTE), "minute");
  if (age < DAY_MS) return said(Math.floor(age / HOUR), "hour");
  const days = riyadhDay(now) - riyadhDay(then);
  if (days === 1) return AGES[language].yesterday;
  if (days < 60) return said(days, "day");
  const months = Math.floor(days / 30);
  // Hindi's month in Intl, "माह", is that of official letters.
  return language === "hi" ? `${months} महीने पहले` : said(months, "month");
}

/** Filipino says "4 na araw": a number that ends in 4, 6 or 9 takes a "na" before its noun, which Intl may leave out. */
const withLinker = (words: string): string => words.replace(/^(\d*[469]) (?!na )/, "$1 na ");

/** A whole number for a sentence in which its noun follows: "64", in Filipino "64 na". For sentences without plural forms. */
export function formatBeforeNoun(count: number, language: Language): string {
  return language === "tl" ? withLinker(`${count} `).trim() : String(count);
}

/** So many days: "30 days". */
export function formatDays(days: number, language: Language): string {
  return once(
    "days",
    language,
    (locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }),
  ).format(days);
}

/** A day in Riyadh: "14 March 2026". `at` is ms since 1970. */
export function formatDate(at: number, language: Language): string {
  return once(
    "date",
    language,
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Riyadh" }),
  ).format(at);
}

/**
 * How times are told. British English has the clock of 24 hours, on which "2:00" is taken for the afternoon. Hindi and Urdu
 * tell the part of the day: Intl's "7:05 am बजे" says the same twice, and its "AM" is English in either.
 */
const timeOfDay = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: language === "en" ? "2-digit" : "numeric",
  minute: "2-digit",
  ...((language === "hi" || language === "ur") && { dayPeriod: "short" }),
});

/** A time with the parts of its date that `options` ask for. `at` is ms since 1970; `kind` names the options. */
function formatTime(
  kind: string,
  at: number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const said = once(
    kind,
    language,
    (locale) => new Intl.DateTimeFormat(locale, { ...options, ...timeOfDay(language) }),
  ).format(at);
  // Urdu says "رات 8:05", the part of the day first, where Intl puts it last.
  return language === "ur" ? said.replace(/(\d+:\d+)\s(.+)$/u, "$2 $1") : said;
}

/** A moment of the days around now, in Riyadh: "Saturday 14 March at 19:00". `at` is ms since 1970. */
export function formatMoment(at: number, language: Language): string {
  return formatTime("moment", at, language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "Asia/Riyadh",
  });
}

/** What joins an hour to its day in a sentence, where Intl says it after a date only. */
const HOUR_AFTER_DAY: Partial<Record<Language, string>> = { en: " at ", tl: " nang " };

/** A moment of the week ahead, in Riyadh: "Saturday at 19:00". `at` is ms since 1970. */
export function formatWeekdayTime(at: number, language: Language): string {
  const options = { weekday: "long", timeZone: "Asia/Riyadh" } as const;
  const said = formatTime("weekday time", at, language, options);
  const joint = HOUR_AFTER_DAY[language];
  return joint ? said.replace(/,?( at| nang)? (?=\d)/, joint) : said;
}

/** A whole hour of the day, 0 to 24: "22:00". */
export function formatHour(hour: number, language: Language): string {
  return formatClock(hour * 60, language);
}

/** A time of day: "22:05". @param minutes after midnight; those of another day are told by the clock. */
export function formatClock(minutes: number, language: Language): string {
  return formatTime("clock", (minutes % (24 * 60)) * MINUTE, language, { timeZone: "UTC" });
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

/** What a statement ends with. */
export const fullStop = (language: Language): string =>
  ({ ar: ".", en: ".", ur: "۔", hi: "।", tl: "." })[language];

/** Several names in one phrase: "A, B and C", or "A, B or C". */
export function formatList(
  names: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const list = once(type, language, (locale) => new Intl.ListFormat(locale, { type }));
  if (language !== "ur" && language !== "hi") return list.format(names);
  // Intl writes a comma before the last, which Urdu and Hindi don't.
  return list
    .formatToParts(names)
    .map(({ type, value }) =>
      type === "literal" ? value.replace(/[،,](?= (?:اور|और|یا|या) )/u, "") : value,
    )
    .join("");
}
