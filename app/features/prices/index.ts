/** The face of this feature: what others may know of it anywhere, the browser included. */
export { type BarShares, barShares } from "./bar-shares";
export { type BestOffer, bestOffer, inShort } from "./best-offer";
export {
  type Comparison,
  compare,
  comparisonOf,
  isFeesUnknown,
  lowestConfidence,
  type OrderFees,
  orderTotal,
  type PricedOffer,
  type RankedOffer,
} from "./compare";
export {
  FRESH_MS,
  HALF_LIFE_MS,
  NEWCOMERS_TOGETHER,
  PROOF_FACTOR,
  STALE_AFTER_MS,
  TRUSTED_LEVEL,
  VERIFIED_CONTRADICTION_SHARE,
  VERIFIED_PEOPLE,
  VERIFIED_SUPPORT,
} from "./constants";
export { agree, namesPrice } from "./evidence";
export { FEE_HINT_KINDS, type FeeHint, feeHints, shortOf } from "./fee-hints";
export { toHalalas, toSar } from "./money";
export { isPlatform, PLATFORMS, type Platform } from "./platform";
export type { ConfiguredNames } from "./platform-names";
export { PLATFORM_SHAPES } from "./platform-shapes";
export { HISTORY_DAYS, type PriceHistory, priceHistory } from "./price-history";
export type { RecordedObservation } from "./record.server";
export { type Confidence, confidenceAt, type Status, statusAt, supportAt } from "./status";
export { type OwnChecks, ownCheckOf, SAID_FOR_MS, type Tap } from "./taps/tap";
export {
  isNewcomer,
  isTrusted,
  TRUST_LEVELS,
  type TrustLevelSlug,
  trustLevel,
} from "./trust-level";
export { bestOf, costAlike, isRange, type Verdict, verdict } from "./verdict";
