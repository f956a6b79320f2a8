import { type Comparison, isFeesUnknown, type RankedOffer } from "./compare";
import { agree } from "./evidence";
import { shortOf } from "./fee-hints";
import type { Platform } from "./platform";

/** One is cheaper: for certain, by about so much, or it would be if it took so small an order. */
type SavingKind = "save" | "saveAbout" | "wouldSave";

/** What a comparison comes to in one sentence. Amounts in halalas. Savings are between prices that are not stale. */
export type Verdict =
  | { kind: SavingKind; platform: Platform; other: Platform; halalas: number }
  | { kind: "close"; platforms: Platform[]; dearer: { platform: Platform; halalas: number } | null }
  | { kind: "same" | "feesUnknown"; platforms: Platform[] }
  | { kind: "onlyOne"; platform: Platform }
  | { kind: "onlyRecent"; platform: Platform }
  | { kind: "staleWinner"; platform: Platform; halalas: number }
  | { kind: "allStale" };

export function verdict({ ranked, winnerIsStale, cheapestCurrent }: Comparison): Verdict {
  if (!cheapestCurrent) return { kind: "allStale" };
  const { platform, total } = cheapestCurrent;
  const current = ranked.filter(({ status }) => status !== "stale");
  // Totals without fees are beside others no totals, and beside one another they are not what is paid.
  const unknown = ranked.length > 1 ? current.filter(isFeesUnknown) : [];
  if (unknown.length > 0)
    return { kind: "feesUnknown", platforms: unknown.map((offer) => offer.platform) };
  if (winnerIsStale) return { kind: "staleWinner", platform, halalas: total };
  if (ranked.length === 1) return { kind: "onlyOne", platform };
  const dearest = current.at(-1) ?? cheapestCurrent;
  if (current.length === 1) return { kind: "onlyRecent", platform };
  const halalas = dearest.total - total;
  if (halalas === 0) return { kind: "same", platforms: current.map((offer) => offer.platform) };
  const close = current.filter((offer) => costAlike(cheapestCurrent, offer));
  if (close.length > 1)
    return {
      kind: "close",
      platforms: close.map((offer) => offer.platform),
      dearer: close.includes(dearest) ? null : { platform: dearest.platform, halalas },
    };
  return { kind: savingKind(cheapestCurrent, dearest), platform, other: dearest.platform, halalas };
}

function savingKind(cheapest: RankedOffer, dearest: RankedOffer): SavingKind {
  if (shortOf(cheapest) > 0) return "wouldSave";
  return isRange(cheapest) || isRange(dearest) ? "saveAbout" : "save";
}

/** Whether the fees of an order differ enough from one to the next for its total to be told as a range. */
export const isRange = ({ low, high }: Pick<RankedOffer, "low" | "high">): boolean =>
  !agree(low, high);

type Total = Pick<RankedOffer, "low" | "high" | "total">;

/**
 * Whether two orders cost about the same: what is typical of each is nothing out of the ordinary for the other. That the ends
 * of their ranges meet is not enough: a long way makes both dearer at once.
 */
export function costAlike(a: Total, b: Total): boolean {
  return a.low <= b.total && b.total <= a.high && b.low <= a.total && a.total <= b.high;
}

/** The row set off as the best: the cheapest that is not stale, where there is something to win against. */
export function bestOf(comparison: Comparison): RankedOffer | null {
  const { kind } = verdict(comparison);
  return BEST.test(kind) ? comparison.cheapestCurrent : null;
}

/** Where one is set off: not where what would be cheapest takes no order so small. */
const BEST = /^save|Winner|Recent/;
