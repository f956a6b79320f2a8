import { DAY_MS } from "~/i18n/days";
import { formatAge, formatDistance, formatMoney } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { PlatformPrice } from "../tools/schema";
import { textsIn } from "./texts";

/** Riyals with their unit, as on the cards: 36.5 → "SAR 36.50", «36.50 ر.س». */
export function money(voice: Language, sar: number): string {
  return formatMoney(Math.round(sar * 100), voice);
}

/** What delivery costs: as on the cards, nothing is called free. */
export function fee(voice: Language, sar: number): string {
  return sar > 0 ? money(voice, sar) : textsIn(voice).t("free");
}

/** Whether anything is known of the fees of a price or an order. */
export interface FeesKnown {
  basis: Pick<PlatformPrice["basis"], "level">;
}

/** Whether nobody has told yet what a price's fees are: its total is without them. */
export const areFeesUnknown = ({ basis }: FeesKnown): boolean => basis.level === "none";

/** Whether a total has its fees in it, in words. */
export function includedIn(voice: Language, price: FeesKnown): string {
  return textsIn(voice).t(areFeesUnknown(price) ? "fees.unknown" : "fees.included");
}

/** That the totals of a list have delivery in them, as its head ends; empty where nobody has told the fees of any. */
export function deliveryIn(voice: Language, prices: readonly FeesKnown[]): string {
  return prices.every(areFeesUnknown) ? "" : textsIn(voice).t("fees.inList");
}

/** What a fee of a price comes to: where nobody has told of any yet, they are not known rather than free. */
export function feeOf(voice: Language, { basis }: FeesKnown, sar: number): string {
  return sar === 0 && areFeesUnknown({ basis })
    ? textsIn(voice).fees("minimum.unknown")
    : fee(voice, sar);
}

/** How many days of the calendar ago. */
export function age(voice: Language, days: number): string {
  return days === 0 ? textsIn(voice).t("today") : formatAge(0, days * DAY_MS, voice);
}

/** Several things in a row, as the language puts them: "a, b". */
export function inRow(voice: Language, parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(textsIn(voice).catalogue("comma"));
}

/**
 * How far a price can be trusted: its status and when somebody last saw it. Every language says that it was seen then: an age
 * alone would tell when it was verified, or since when it may have changed.
 */
export function trust(voice: Language, { status, ageDays }: PlatformPrice): string {
  const { t } = textsIn(voice);
  return inRow(voice, [t(`trust.${status}`), t("seen", { age: age(voice, ageDays) })]);
}

/** What an order of a price lacks of the least that its app takes, SAR; 0 where the app takes it. */
export const shortOf = ({ hints }: Pick<PlatformPrice, "hints">): number =>
  hints.find(({ kind }) => kind === "minimum")?.more ?? 0;

/** What is paid at least for an order of a price, SAR: with what has to be added where its app does not take so small a one. */
export const spentOn = (price: Pick<PlatformPrice, "hints" | "total">): number =>
  price.total + shortOf(price);

/** That an order of a price is not taken by itself, in words; empty where it is. */
export function notAlone(voice: Language, price: Pick<PlatformPrice, "hints">): string {
  const short = shortOf(price);
  return short > 0 ? textsIn(voice).fees("minimum.short", { amount: money(voice, short) }) : "";
}

/** How far it is, in metres: "1.2 km away"; empty where it is not known. */
export function away(voice: Language, metres: number | null): string {
  if (metres === null) return "";
  return textsIn(voice).t("away", { distance: formatDistance(metres, voice) });
}
