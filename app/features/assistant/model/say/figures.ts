import type { PlatformPrice } from "../../tools/schema";
import type { Voice } from "./names";

/** Riyals with their unit: 36.5 → "36.50 SAR", 36 → "36 SAR". */
export function money(voice: Voice, sar: number): string {
  const figure = Number.isInteger(sar) ? String(sar) : sar.toFixed(2);
  return `${figure} ${voice === "ar" ? "ر.س" : "SAR"}`;
}

/** What delivery costs: as on the cards, nothing is called free. */
export function fee(voice: Voice, sar: number): string {
  return sar > 0 ? money(voice, sar) : voice === "ar" ? "مجاني" : "free";
}

/** How long ago, in whole days. */
export function age(voice: Voice, days: number): string {
  if (voice === "en") return days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
  if (days === 0) return "اليوم";
  if (days === 1) return "أمس";
  if (days === 2) return "قبل يومين";
  const form = days % 100 >= 3 && days % 100 <= 10 ? "أيام" : "يوم";
  return `قبل ${days} ${form}`;
}

const STATUS = {
  verified: { ar: "مؤكَّد", en: "verified" },
  unverified: { ar: "غير مؤكَّد", en: "unverified" },
  stale: { ar: "سعر قديم وممكن تغيّر", en: "stale, may have changed" },
} as const;

/** How far a price can be trusted: its status and its age. */
export function trust(voice: Voice, { status, ageDays }: PlatformPrice): string {
  const comma = voice === "ar" ? "،" : ",";
  return `${STATUS[status][voice]}${comma} ${age(voice, ageDays)}`;
}

/** For how many: «لشخصين», «لـ 4 أشخاص», "for 4 people". */
export function forPeople(voice: Voice, people: number): string {
  if (voice === "en") return people === 1 ? "for one" : `for ${people} people`;
  if (people <= 2) return people === 1 ? "لشخص واحد" : "لشخصين";
  return `لـ ${people} ${people <= 10 ? "أشخاص" : "شخص"}`;
}

/** Metres → "850 m" or "1.2 km". */
export function distance(voice: Voice, metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} ${voice === "ar" ? "م" : "m"}`;
  return `${(metres / 1000).toFixed(1)} ${voice === "ar" ? "كم" : "km"}`;
}
