import { DAY_MS } from "~/i18n/days";
import type { PriceVersion } from "~db/schema";
import { type Advice, adviceOn } from "./advice";
import { type Change, type HistoryStep, history, type Lowest, lastChange, lowest } from "./history";
import type { Platform } from "./platform";

/** How far back the dish page looks. */
export const HISTORY_DAYS = 90;

/** A month: what people remember of a price. */
export const RECENT_DAYS = 30;

/** The history of a dish as its page tells it; times are ms, item prices halalas for one. */
export interface PriceHistory {
  /** What held within the window, cut at its beginning. */
  steps: HistoryStep[];
  /** Of the whole window, and of its last `RECENT_DAYS`. */
  lowest: Lowest | null;
  lowestRecent: Lowest | null;
  advice: Advice | null;
  lastChange: Change | null;
  /** True where every price of the whole window is known and none changed: less can't be told. */
  unchanged: boolean;
  /** The window: from `HISTORY_DAYS` ago, or from the first price where that is later, to now. */
  from: number;
  to: number;
}

/**
 * What the dish page tells of all prices of a dish up to `now` (ms); null where there never was one.
 *
 * @param best the lowest item price that is not stale; null when all are.
 */
export function priceHistory(
  versions: readonly PriceVersion[],
  best: { platform: Platform; itemPrice: number } | null,
  now: number,
): PriceHistory | null {
  const windowMs = HISTORY_DAYS * DAY_MS;
  const steps = history(versions, now).filter((step) => step.to > now - windowMs);
  if (steps.length === 0) return null;
  const from = Math.max(now - windowMs, Math.min(...steps.map((step) => step.from)));
  const last = lastChange(versions, now);
  return {
    steps: steps.map((step) => ({ ...step, from: Math.max(from, step.from) })),
    lowest: lowest(versions, windowMs, now),
    lowestRecent: lowest(versions, RECENT_DAYS * DAY_MS, now),
    advice: adviceOn(versions, best, now),
    lastChange: last,
    unchanged: (!last || last.at <= from) && knownSince(now - windowMs, steps),
    from,
    to: now,
  };
}

/** Whether every platform among `steps` had its price at `since` (ms) already, and none has a gap. */
function knownSince(since: number, steps: readonly HistoryStep[]): boolean {
  const early = new Set(steps.filter((step) => step.from <= since).map((step) => step.platform));
  return steps.every(({ platform, gap }) => !gap && early.has(platform));
}
