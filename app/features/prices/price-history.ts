import type { PriceVersion } from "~db/schema";
import { DAY_MS } from "./constants";
import { type Change, type HistoryStep, history, type Lowest, lastChange, lowest } from "./history";

/** How far back the dish page looks. */
export const HISTORY_DAYS = 90;

/** The history of a dish as its page tells it; times are ms, totals halalas for one, delivered. */
export interface PriceHistory {
  /** What held within the window, cut at its beginning. */
  steps: HistoryStep[];
  lowest: Lowest | null;
  lastChange: Change | null;
  /** The window: from `HISTORY_DAYS` ago, or from the first price where that is later, to now. */
  from: number;
  to: number;
}

/** What the dish page tells of all prices of a dish up to `now` (ms); null where there never was one. */
export function priceHistory(versions: readonly PriceVersion[], now: number): PriceHistory | null {
  const windowMs = HISTORY_DAYS * DAY_MS;
  const steps = history(versions, now).filter((step) => step.to > now - windowMs);
  if (steps.length === 0) return null;
  const from = Math.max(now - windowMs, Math.min(...steps.map((step) => step.from)));
  return {
    steps: steps.map((step) => ({ ...step, from: Math.max(from, step.from) })),
    lowest: lowest(versions, windowMs, now),
    lastChange: lastChange(versions, now),
    from,
    to: now,
  };
}
