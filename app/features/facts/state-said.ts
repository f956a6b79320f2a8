import type { TFunction } from "i18next";
import { RIYADH_OFFSET_MS, riyadhDay } from "~/i18n/days";
import { formatClock, formatList, formatWeekdayTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { OpenState } from "./open-now";
import type { DAY_CODES, Interval } from "./week";

/** Whether a restaurant is open, in words: "Open now, until 01:30". `now` in ms; `then`: it is a time that was asked for. */
export function stateSaid(
  state: OpenState,
  { now, language, then = false }: { now: number; language: Language; then?: boolean },
  t: TFunction<"facts">,
): string {
  if (state.now === "always") return t("hours.always");
  const isOpen = state.now === "open";
  const time = soon(isOpen ? state.until : state.from, now, language);
  if (!then) return isOpen ? t("hours.open", { time }) : t("hours.closed", { time });
  const when = formatWeekdayTime(now, language);
  return isOpen ? t("hours.openThen", { when, time }) : t("hours.closedThen", { when, time });
}

/** The hours of one day, in words: "Friday: 13:00 – 23:30". */
export function daySaid(
  { day, hours }: { day: (typeof DAY_CODES)[number]; hours: readonly Interval[] },
  language: Language,
  t: TFunction<"facts">,
): string {
  const spans = hours.map((span) => span.map((at) => formatClock(at, language)).join(" – "));
  return `${t(`hours.day.${day}`)}: ${formatList(spans, language) || t("hours.off")}`;
}

/** A moment ahead: by the clock alone in the next hours, past midnight too; with its weekday when it is further off. */
function soon(at: number, now: number, language: Language): string {
  const clock = Math.round((at + RIYADH_OFFSET_MS) / 60_000) % (24 * 60);
  const night = riyadhDay(at) - riyadhDay(now) === 1 && clock < 6 * 60;
  return riyadhDay(at) === riyadhDay(now) || night
    ? formatClock(clock, language)
    : formatWeekdayTime(at, language);
}
