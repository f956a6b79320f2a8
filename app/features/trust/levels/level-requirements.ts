import type { TrustLevelSlug } from "~/features/prices";

/** What a level takes. All of it: neither much work nor a lucky streak is enough alone. */
export interface LevelRequirement {
  slug: TrustLevelSlug;
  /** Good work: accepted pictures that held, taps counted at `TAP_WORK`. */
  work: number;
  /** Share of what was judged that the outcome agreed with, 0 to 1. */
  accuracy: number;
  /** Different days in Riyadh with something said, so that no level is made in an afternoon. */
  days: number;
}

/** The requirements of the levels, lowest first. Honest people are right 19 times of 20, careless ones 17 of 20. */
export const LEVEL_REQUIREMENTS: readonly LevelRequirement[] = [
  { slug: "newcomer", work: 0, accuracy: 0, days: 0 },
  // A handful of pictures that held: worth a full vote.
  { slug: "contributor", work: 4, accuracy: 0.8, days: 3 },
  // Some weeks of it: one picture alone now makes a price medium.
  { slug: "trusted", work: 15, accuracy: 0.9, days: 8 },
  // Months of it.
  { slug: "expert", work: 50, accuracy: 0.93, days: 25 },
  // What only a few reach, and hardly anyone who is careless.
  { slug: "guardian", work: 120, accuracy: 0.95, days: 50 },
];

/** A tap takes a fifth of the care of a picture. */
export const TAP_WORK = 0.2;

/** A level is lost only below this share of its requirement, so that one bad day doesn't move people up and down. */
export const KEEP_SHARE = 0.9;
