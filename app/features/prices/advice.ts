import { DAY_MS } from "~/i18n/days";
import type { PriceVersion } from "~db/schema";
import { history, lowest } from "./history";
import type { Platform } from "./platform";

/** With less than two weeks of prices nobody can say what is usual. */
const LEAST_DAYS = 14;

/** What "usual" is measured over: a season of menus. */
const ADVICE_DAYS = 90;

/** Up to 5 % above the lowest is not worth waiting for. */
const NEAR_SHARE = 0.05;

/** Whether now is a good time to order. Item prices, halalas for one; `more` is what it costs above the lowest. */
export interface Advice {
  kind: "good" | "near" | "dear";
  platform: Platform;
  price: number;
  more: number;
  /** Over how many days the lowest was looked for. */
  days: number;
}

/**
 * Compares the cheapest price that is not stale at `now` (ms) with the lowest of the last 90 days. Prices seen without
 * a gap on at least 14 days are needed, and a current one; null without.
 */
export function adviceOn(
  versions: readonly PriceVersion[],
  best: { platform: Platform; itemPrice: number } | null,
  now: number,
): Advice | null {
  const steps = history(versions, now).filter(
    ({ gap, to }) => !gap && to > now - ADVICE_DAYS * DAY_MS,
  );
  const since = now - ADVICE_DAYS * DAY_MS;
  const least = lowest(versions, ADVICE_DAYS * DAY_MS, now);
  if (!best || !least || daysOf(steps, since) < LEAST_DAYS) return null;
  const more = Math.max(0, best.itemPrice - least.price);
  const kind = more === 0 ? "good" : more <= least.price * NEAR_SHARE ? "near" : "dear";
  const { platform, itemPrice: price } = best;
  // The lowest may have held on the first of these days, whatever gaps came after it.
  const first = Math.max(since, Math.min(...steps.map(({ from }) => from)));
  return { kind, platform, price, more, days: Math.floor((now - first) / DAY_MS) };
}

/** How many days since `from` (ms) had a price on any platform. */
function daysOf(steps: readonly { from: number; to: number }[], from: number): number {
  let covered = 0;
  let until = from;
  for (const step of [...steps].sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, step.to - Math.max(step.from, until));
    until = Math.max(until, step.to);
  }
  return covered / DAY_MS;
}
