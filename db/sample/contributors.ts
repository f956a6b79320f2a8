/** Slugs of app/features/prices/trust-level.ts. */
type TrustLevelSlug = "newcomer" | "contributor" | "trusted" | "expert" | "guardian";

/** Thirty invented people: username after `sample-`, display name, trust level. */
const PEOPLE: readonly (readonly [string, string, TrustLevelSlug])[] = [
  ["abu-salman", "أبو سلمان", "guardian"],
  ["reem", "ريم", "guardian"],
  ["joy", "Joy", "guardian"],
  ["turki", "تركي", "expert"],
  ["hessa", "حصة", "expert"],
  ["imran", "عمران", "expert"],
  ["maricel", "Maricel", "expert"],
  ["nouf", "نوف", "trusted"],
  ["majed", "ماجد", "trusted"],
  ["lamia", "لمياء", "trusted"],
  ["arjun", "Arjun", "trusted"],
  ["saud", "سعود", "trusted"],
  ["ayesha", "عائشة", "trusted"],
  ["bandar", "بندر", "trusted"],
  ["ghada", "غادة", "contributor"],
  ["yazeed", "يزيد", "contributor"],
  ["priya", "Priya", "contributor"],
  ["mishari", "مشاري", "contributor"],
  ["jomar", "Jomar", "contributor"],
  ["wejdan", "وجدان", "contributor"],
  ["bilal", "بلال", "contributor"],
  ["shahad", "شهد", "contributor"],
  ["omar", "عمر", "contributor"],
  ["raghad", "رغد", "newcomer"],
  ["nawaf", "نواف", "newcomer"],
  ["sanjay", "Sanjay", "newcomer"],
  ["dalal", "دلال", "newcomer"],
  ["liza", "Liza", "newcomer"],
  ["faris", "فارس", "newcomer"],
  ["jawaher", "جواهر", "newcomer"],
];

export interface Contributor {
  /** UUID. */
  id: string;
  username: string;
  displayName: string;
  trustLevel: TrustLevelSlug;
}

/** The people whose observations the sample consists of; their names say that they are sample. */
export const CONTRIBUTORS: readonly Contributor[] = PEOPLE.map(([name, shown, trustLevel], i) => ({
  id: `5a3b1e00-0000-4000-8000-${String(i + 1).padStart(12, "0")}`,
  username: `sample-${name}`,
  displayName: /^[A-Z]/.test(shown) ? `${shown} (sample)` : `${shown} (عيّنة)`,
  trustLevel,
}));
