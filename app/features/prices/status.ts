import type { Offer } from "~db/schema";
import {
  FRESH_MS,
  HALF_LIFE_MS,
  HIGH_SUPPORT,
  STALE_AFTER_MS,
  VERIFIED_CONTRADICTION_SHARE,
  VERIFIED_PEOPLE,
  VERIFIED_SUPPORT,
} from "./constants";

export type Status = "verified" | "unverified" | "stale";
export type Confidence = "high" | "medium" | "low";

/** The columns of an offer that say how well its price is supported. */
export type Standing = Pick<
  Offer,
  | "support"
  | "contradiction"
  | "evidence_at"
  | "supporters"
  | "has_proof"
  | "newest_support_at"
  | "newest_trusted_proof_at"
  | "firm_at"
>;

/** Weighed support at `now` (ms): the stored one halves every 21 days; it never grows, even if a clock runs back. */
export function supportAt(offer: Pick<Standing, "support" | "evidence_at">, now: number): number {
  return offer.support * 2 ** (-Math.max(0, now - offer.evidence_at) / HALF_LIFE_MS);
}

/**
 * The status of a stored price at `now` (ms). With no new evidence it only moves towards `stale`:
 * support fades, while the share of contradiction stays what it is, since both fade alike. `verified` is a promise for
 * two weeks after someone above newcomer stood by a price, and only until such a person speaks against it.
 */
export function statusAt(offer: Standing, now: number): Status {
  const { support, contradiction } = offer;
  if (now - offer.newest_support_at > STALE_AFTER_MS || contradiction > support) return "stale";
  const verified =
    supportAt(offer, now) >= VERIFIED_SUPPORT &&
    offer.supporters >= VERIFIED_PEOPLE &&
    offer.has_proof === 1 &&
    isFresh(offer.firm_at, now) &&
    contradiction <= VERIFIED_CONTRADICTION_SHARE * (support + contradiction);
  return verified ? "verified" : "unverified";
}

/** From when on (ms) a stored price is stale as long as nobody says anything more. */
export function staleFrom(offer: Standing): number {
  const { contradiction, evidence_at, newest_support_at, support } = offer;
  if (contradiction > support) return evidence_at;
  return Math.max(evidence_at, newest_support_at + STALE_AFTER_MS);
}

/** How much a stored price can be relied on at `now` (ms). */
export function confidenceAt(offer: Standing, now: number): Confidence {
  const status = statusAt(offer, now);
  if (status === "verified") {
    const high =
      supportAt(offer, now) >= HIGH_SUPPORT &&
      isFresh(offer.newest_support_at, now) &&
      offer.contradiction === 0;
    return high ? "high" : "medium";
  }
  return status === "unverified" && isFresh(offer.newest_trusted_proof_at, now) ? "medium" : "low";
}

function isFresh(at: number | null, now: number): boolean {
  return at !== null && now - at <= FRESH_MS;
}
