import type { PriceVersion } from "~db/schema";
import { agree } from "./evidence";
import { PLATFORMS, type Platform } from "./platform";

/** A level piece of a history's step line. Times are ms, `from` < `to`; price is the item price, halalas for one. */
export interface HistoryStep {
  platform: Platform;
  from: number;
  to: number;
  price: number;
  /** Whether the evidence reached `verified` while the price held. */
  verified: boolean;
  /** True where the price was stale, as its status said then: the line has a gap. */
  gap: boolean;
}

/** The steps of all platforms up to `now` (ms), in platform order, then in time order without overlap. */
export function history(versions: readonly PriceVersion[], now: number): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const platform of PLATFORMS)
    for (const version of ofPlatform(platform, versions)) {
      const { started_at: from, item_price: price } = version;
      const to = Math.min(version.ended_at ?? now, now);
      const knownUntil = knownTo(version, now);
      const verified = version.verified === 1;
      if (from < knownUntil)
        steps.push({ platform, price, verified, from, to: knownUntil, gap: false });
      if (knownUntil < to)
        steps.push({ platform, price, verified, from: knownUntil, to, gap: true });
    }
  return steps;
}

/** Until when a price held and was no old news, up to `now`; ms. */
const knownTo = ({ ended_at, stale_at }: PriceVersion, now: number): number =>
  Math.min(ended_at ?? now, stale_at, now);

/** An item price that held within a window; halalas for one; `at` is when it last held, ms. */
export interface Lowest {
  platform: Platform;
  price: number;
  at: number;
}

/**
 * The lowest price known to hold in the last `windowMs` before `now`, and of equal ones the one seen last;
 * null when none did. A price counts from the moment it was named, so one of this very moment counts too.
 */
export function lowest(
  versions: readonly PriceVersion[],
  windowMs: number,
  now: number,
): Lowest | null {
  let least: (Lowest & { to: number }) | null = null;
  for (const platform of PLATFORMS)
    for (const version of versions) {
      const to = knownTo(version, now + 1);
      const isHeld = version.started_at < to && to > now - windowMs;
      if (version.platform !== platform || !isHeld) continue;
      const price = version.item_price;
      if (!least || price < least.price || (price === least.price && to > least.to))
        least = { platform, price, to, at: Math.min(to, now) };
    }
  return least && { platform: least.platform, price: least.price, at: least.at };
}

/** A step up or down of an item price on one platform. Halalas for one; `at` in ms. */
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
  const own = ofPlatform(platform, versions);
  return own
    .slice(1)
    .map((version, before) => ({
      platform,
      at: version.started_at,
      from: (own[before] ?? version).item_price,
      to: version.item_price,
    }))
    .filter(({ from, to }) => !agree(from, to));
}

function ofPlatform(platform: Platform, versions: readonly PriceVersion[]): PriceVersion[] {
  return versions
    .filter((version) => version.platform === platform)
    .sort((a, b) => a.started_at - b.started_at);
}
