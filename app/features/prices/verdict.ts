import type { Comparison, RankedOffer } from "./compare";
import type { Platform } from "./platform";

/** What a comparison comes to in one sentence. Amounts in halalas. Savings are between prices that are not stale. */
export type Verdict =
  | { kind: "save"; platform: Platform; other: Platform; halalas: number }
  | { kind: "same"; platforms: Platform[] }
  | { kind: "onlyOne"; platform: Platform }
  | { kind: "onlyRecent"; platform: Platform }
  | { kind: "staleWinner"; platform: Platform; halalas: number }
  | { kind: "allStale" };

export function verdict({ ranked, winnerIsStale, cheapestCurrent }: Comparison): Verdict {
  if (!cheapestCurrent) return { kind: "allStale" };
  const { platform, total } = cheapestCurrent;
  if (winnerIsStale) return { kind: "staleWinner", platform, halalas: total };
  if (ranked.length === 1) return { kind: "onlyOne", platform };
  const current = ranked.filter(({ status }) => status !== "stale");
  const dearest = current.at(-1) ?? cheapestCurrent;
  if (current.length === 1) return { kind: "onlyRecent", platform };
  const halalas = dearest.total - total;
  if (halalas === 0) return { kind: "same", platforms: current.map((offer) => offer.platform) };
  return { kind: "save", platform, other: dearest.platform, halalas };
}

/** The row set off as the best: the cheapest that is not stale, where there is something to win against. */
export function bestOf(comparison: Comparison): RankedOffer | null {
  const { kind } = verdict(comparison);
  return kind === "save" || kind === "staleWinner" || kind === "onlyRecent"
    ? comparison.cheapestCurrent
    : null;
}
