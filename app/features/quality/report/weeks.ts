import { LEAST_PEOPLE } from "~/features/fees";
import { PLATFORMS, type Platform } from "~/features/prices";
import { DAY_MS, dateOfDay, RIYADH_OFFSET_MS, riyadhDay } from "~/i18n/days";
import { median } from "./measure";
import type { IndexPoint } from "./report";

/** A quarter of a year: what one drawing shows of the index. */
export const WEEKS = 13;

/** 1970 began on a Thursday; weeks in Riyadh begin on Sunday. */
const FIRST_SUNDAY = 3;

export interface Week {
  day: string;
  /** ms; the week is over where the next begins. */
  from: number;
  to: number;
}

/** The last whole weeks before `now` (ms), the earliest first. */
export function lastWeeks(now: number): Week[] {
  const sunday = Math.floor((riyadhDay(now) - FIRST_SUNDAY) / 7) * 7 + FIRST_SUNDAY;
  return Array.from({ length: WEEKS }, (_, i) => {
    const first = sunday - 7 * (WEEKS - i);
    const from = first * DAY_MS - RIYADH_OFFSET_MS;
    return { day: dateOfDay(first), from, to: from + 7 * DAY_MS };
  });
}

/** What one order was charged beside its dishes, halalas. */
export interface ChargedInWeek {
  platform: string;
  person: string;
  placed_at: number;
  fees: number;
}

/** The index of a week: what orders were charged, told from three people on, and how much dearer dishes are than elsewhere. */
export function indexOf(
  week: Week,
  orders: readonly ChargedInWeek[],
  markups: ReadonlyMap<string, number>,
): IndexPoint[] {
  return PLATFORMS.map((platform: Platform) => {
    const own = orders.filter(
      (order) =>
        order.platform === platform && order.placed_at >= week.from && order.placed_at < week.to,
    );
    const people = new Set(own.map(({ person }) => person)).size;
    return {
      week: week.day,
      platform,
      fees:
        people < LEAST_PEOPLE ? null : median(own.map(({ fees }) => ({ value: fees, weight: 1 }))),
      markup: markups.get(platform) ?? null,
    };
  });
}
