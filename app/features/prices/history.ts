import type { PriceVersion } from "~db/schema";
import { STALE_AFTER_MS } from "./constants";
import { total } from "./money";
import { PLATFORMS, type Platform } from "./platform";

/** A level piece of the history's step line, for one delivered. Times are ms, `from` < `to`. */
export interface Step {
  from: number;
  to: number;
  halalas: number;
  verified: boolean;
  /** True where nobody had seen the price for 30 days: drawn as a gap. */
  gap: boolean;
}

export interface PlatformHistory {
  platform: Platform;
  /** In time order, each beginning where the last one ends. */
  steps: Step[];
}

/** The steps of each platform that ever had a price, in platform order, up to `now` (ms). */
export function history(versions: readonly PriceVersion[], now: number): PlatformHistory[] {
  return PLATFORMS.map((platform) => ({
    platform,
    steps: inTimeOrder(versions.filter((version) => version.platform === platform)).flatMap(
      (version) => stepsOf(version, now),
    ),
  })).filter(({ steps }) => steps.length > 0);
}

function stepsOf(version: PriceVersion, now: number): Step[] {
  const from = version.started_at;
  const to = Math.min(version.ended_at ?? now, now);
  const seenUntil = Math.min(to, version.newest_support_at + STALE_AFTER_MS);
  const level = { halalas: total(version, 1), verified: version.verified === 1 };
  return [
    { ...level, from, to: seenUntil, gap: false },
    { ...level, from: seenUntil, to, gap: true },
  ].filter((step) => step.from < step.to);
}

/** The lowest price for one delivered that held within the window; `at` is when it last held, ms. */
export interface Lowest {
  platform: Platform;
  halalas: number;
  at: number;
}

/** The lowest price known to hold in the last `windowMs` before `now`; null when none did. The later of equals. */
export function lowest(
  versions: readonly PriceVersion[],
  windowMs: number,
  now: number,
): Lowest | null {
  return history(versions, now)
    .flatMap(({ platform, steps }) => steps.map((step) => ({ platform, ...step })))
    .filter((step) => !step.gap && step.to > now - windowMs)
    .map(({ platform, halalas, to }) => ({ platform, halalas, at: to }))
    .reduce<Lowest | null>((best, step) => (best && !isLower(step, best) ? best : step), null);
}

function isLower(a: Lowest, b: Lowest): boolean {
  return a.halalas < b.halalas || (a.halalas === b.halalas && a.at > b.at);
}

/** A step up or down on one platform. Halalas for one delivered; `at` in ms. */
export interface Change {
  platform: Platform;
  at: number;
  from: number;
  to: number;
}

/** The newest step between two different prices, on any platform of `versions`, up to `now` (ms); null when none. */
export function lastChange(versions: readonly PriceVersion[], now: number): Change | null {
  return PLATFORMS.flatMap((platform) => changesOf(platform, versions))
    .filter(({ at }) => at <= now)
    .reduce<Change | null>((last, change) => (last && last.at >= change.at ? last : change), null);
}

function changesOf(platform: Platform, versions: readonly PriceVersion[]): Change[] {
  const own = inTimeOrder(versions.filter((version) => version.platform === platform));
  return own
    .slice(1)
    .map((version, before) => ({
      platform,
      at: version.started_at,
      from: total(own[before] ?? version, 1),
      to: total(version, 1),
    }))
    .filter(({ from, to }) => from !== to);
}

function inTimeOrder(versions: PriceVersion[]): PriceVersion[] {
  return versions.sort((a, b) => a.started_at - b.started_at);
}
