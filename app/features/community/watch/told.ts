import { agree, compare, type Platform, type PricedOffer, type Status } from "~/features/prices";

/** What a followed dish costs, as its follower was or is to be told; halalas for one. */
export interface ToldTotal {
  /** Delivered, where it is cheapest. */
  total: number;
  platform: string;
  /** What it costs on each platform without fees. */
  items: Partial<Record<string, number>>;
  /** Between what the total lies in eight of ten orders; null where nothing is known of the fees. */
  range: { low: number; high: number } | null;
}

/** The same as it stands. */
export interface StandingTotal extends ToldTotal {
  platform: Platform;
  status: Status;
}

/** What a dish costs at `now` (ms): on the cheapest platform that is not stale, or else the cheapest; null without a price. */
export function standingOf(offers: readonly PricedOffer[], now: number): StandingTotal | null {
  const comparison = compare(offers, 1, now);
  const best = comparison?.cheapestCurrent ?? comparison?.ranked[0];
  if (!comparison || !best) return null;
  const { fees, high, low, platform, status, total } = best;
  const items = comparison.ranked.map((one) => [one.platform, one.itemPrice] as const);
  const range = fees.basis.level === "none" ? null : { low, high };
  return { total, platform, status, items: Object.fromEntries(items), range };
}

/**
 * Whether what stands now is a move to somebody who was told this: another price, and not by what fees differ from one order to
 * the next. `retold` is what moved by our knowing more of the fees, which nobody is told of.
 *
 * @param told its `items` are null where it was told before they were kept.
 */
export function moveSince(
  told: Omit<ToldTotal, "items"> & { items: ToldTotal["items"] | null },
  now: ToldTotal,
): "moved" | "retold" | "same" {
  if (!told.items) return "retold";
  if (agree(told.total, now.total)) return "same";
  const before = told.items;
  const ofItems = [told.platform, now.platform].some((platform) => {
    const [then, today] = [before[platform], now.items[platform]];
    return then === undefined || today === undefined || !agree(then, today);
  });
  if (ofItems) return "moved";
  if (!told.range || !now.range) return told.range ? "same" : "retold";
  return now.total < told.range.low || now.total > told.range.high ? "moved" : "same";
}
