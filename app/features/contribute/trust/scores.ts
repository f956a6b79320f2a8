import { DAY_MS, riyadhDay } from "~/i18n/days";
import { accuracyOf, isJudged, type TrackRecord, workOf } from "./level-for";
import { MARKS, type Mark } from "./marks";

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
  next: Mark["slug"];
  /** Good pictures, rounded up. */
  work: number;
  /** Percent; `now` is null while nothing was judged. */
  accuracy: { mark: number; now: number | null } | null;
  days: number;
}

/** How far a person of this level is from the next; null at the highest. */
export function progressOf(record: TrackRecord, level: string): Progress | null {
  const mark = MARKS[MARKS.findIndex(({ slug }) => slug === level) + 1];
  if (!mark) return null;
  const now = accuracyOf(record);
  const short = now < mark.accuracy;
  return {
    next: mark.slug,
    work: Math.max(0, Math.ceil(mark.work - workOf(record))),
    accuracy: short
      ? {
          mark: Math.round(mark.accuracy * 100),
          now: isJudged(record) ? Math.floor(now * 100) : null,
        }
      : null,
    days: Math.max(0, mark.days - record.days),
  };
}
