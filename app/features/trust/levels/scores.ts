import { DAY_MS, riyadhDay } from "~/i18n/days";
import { accuracyOf, isJudged, type TrackRecord, workOf } from "./level-for";
import { LEVEL_REQUIREMENTS, type LevelRequirement } from "./level-requirements";

/** Of the hundred, what accuracy can bring, and what being active can. */
const ACCURACY_SHARE = 80;
const ACTIVE_SHARE = 20;

/** Judgements taken as wrong until there are more: a person of one right tap isn't yet one of 100 %. */
const DOUBT = 5;

/** Days with something said, of the last thirty, that count as fully active: every third. */
const ACTIVE_DAYS = 10;

/** Trust out of 100 at `now` (ms): accuracy, the surer the more was judged, and being active. `moments` in ms. */
export function trustScore(record: TrackRecord, moments: readonly number[], now: number): number {
  const right = record.goodPictures + record.goodTaps;
  const recent = moments.filter((at) => at > now - 30 * DAY_MS && at <= now);
  const active = Math.min(1, new Set(recent.map(riyadhDay)).size / ACTIVE_DAYS);
  const accuracy = right / (right + record.wrong + DOUBT);
  return Math.round(ACCURACY_SHARE * accuracy + ACTIVE_SHARE * active);
}

/** Accuracy in percent, one decimal; 0 while nothing was judged, since the contract wants a number. */
export function accuracyScore(record: TrackRecord): number {
  return Math.round(accuracyOf(record) * 1000) / 10;
}

/** What is missing to the next level; amounts that are reached are 0 or null. */
export interface Progress {
  next: LevelRequirement["slug"];
  /** Good pictures, rounded up. */
  work: number;
  /** Percent; `now` is null while nothing was judged. */
  accuracy: { required: number; now: number | null } | null;
  days: number;
}

/** How far a person of this level is from the next; null at the highest. */
export function progressOf(record: TrackRecord, level: string): Progress | null {
  const requirement =
    LEVEL_REQUIREMENTS[LEVEL_REQUIREMENTS.findIndex(({ slug }) => slug === level) + 1];
  if (!requirement) return null;
  const now = accuracyOf(record);
  const short = now < requirement.accuracy;
  return {
    next: requirement.slug,
    work: Math.max(0, Math.ceil(requirement.work - workOf(record))),
    accuracy: short
      ? {
          required: Math.round(requirement.accuracy * 100),
          now: isJudged(record) ? Math.floor(now * 100) : null,
        }
      : null,
    days: Math.max(0, requirement.days - record.days),
  };
}
