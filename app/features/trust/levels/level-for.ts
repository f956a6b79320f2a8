import {
  KEEP_SHARE,
  LEVEL_REQUIREMENTS,
  type LevelRequirement,
  TAP_WORK,
} from "./level-requirements";

/** What a person has done, as far as it is judged. */
export interface TrackRecord {
  /** Accepted pictures that the outcome, or a moderator, agreed with. */
  goodPictures: number;
  goodTaps: number;
  /** Pictures and taps that the outcome spoke against, and orders whose fees nothing explains. */
  wrong: number;
  /** Different days in Riyadh with something said. */
  days: number;
}

/** Good work as the requirements count it. */
export function workOf({ goodPictures, goodTaps }: TrackRecord): number {
  return goodPictures + goodTaps * TAP_WORK;
}

/** Whether anybody has judged anything of it, so that there is an accuracy to speak of. */
export function isJudged({ goodPictures, goodTaps, wrong }: TrackRecord): boolean {
  return goodPictures + goodTaps + wrong > 0;
}

/** The share of what was judged that was right, 0 to 1; 0 while nothing was judged. */
export function accuracyOf({ goodPictures, goodTaps, wrong }: TrackRecord): number {
  const right = goodPictures + goodTaps;
  return right === 0 ? 0 : right / (right + wrong);
}

/**
 * The level for a record, given the level a person has: the highest whose requirement is met, or the one they have while
 * the record stays above 0.9 of its requirement.
 */
export function levelFor(record: TrackRecord, current: string): LevelRequirement["slug"] {
  const has = Math.max(
    0,
    LEVEL_REQUIREMENTS.findIndex(({ slug }) => slug === current),
  );
  const highest = LEVEL_REQUIREMENTS.findLastIndex((requirement, place) =>
    reaches(record, requirement, place <= has ? KEEP_SHARE : 1),
  );
  return LEVEL_REQUIREMENTS[Math.max(0, highest)]?.slug ?? "newcomer";
}

function reaches(
  record: TrackRecord,
  { work, accuracy, days }: LevelRequirement,
  share: number,
): boolean {
  return (
    workOf(record) >= work * share &&
    accuracyOf(record) >= accuracy * share &&
    record.days >= days * share
  );
}
