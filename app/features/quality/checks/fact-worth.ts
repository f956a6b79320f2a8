import { DAY_MS } from "~/i18n/days";
import { gainOfAge, worthOfLook } from "./worth";

/** What of a restaurant itself can be looked at: whether it still sells, or whether its hours hold. */
export type FactToCheck = "open" | "hours";

/**
 * How long such a thing holds on average. Of restaurants one in five closes for good in a year; hours are others twice a year, in
 * Ramadan and after. Guesses: until people have told enough, there is nothing to fit them to.
 */
const HOLDS_MS: Record<FactToCheck, number> = { open: 5 * 365 * DAY_MS, hours: 182 * DAY_MS };

/** What being wrong costs, as a part of the meal: all of it where nobody cooks it, a tenth where it comes later. */
const LOST: Record<FactToCheck, number> = { open: 1, hours: 0.1 };

/** What a meal costs where no price is known, halalas: the middle of the sample's menus. */
const USUAL_MEAL = 2500;

/** A fact as it is shown, or taken for granted. */
export interface CheckableFact {
  kind: FactToCheck;
  /** When something last spoke for it, ms. */
  seenAt: number;
  /** What the cheapest meal costs there, halalas; null where that is not known. */
  meal: number | null;
}

/** What a look at a fact is worth at `now` (ms) of a restaurant that `voices` ask for, in what `worthOf` counts prices by. */
export function worthOfFact(
  { kind, seenAt, meal }: CheckableFact,
  voices: number,
  now: number,
): number {
  const gain = gainOfAge(Math.max(0, now - seenAt) / HOLDS_MS[kind]);
  return worthOfLook(voices, gain, LOST[kind] * (meal ?? USUAL_MEAL));
}
