/** The face of this feature: its pieces of page that others show. */
export { BestPrice } from "./BestPrice";
export { FeeNotes } from "./FeeNotes";
export { FeeThresholds } from "./FeeThresholds";
export { LevelName } from "./LevelName";
export { OfferRow } from "./OfferRow";
export { PlatformChoice } from "./PlatformChoice";
export { PlatformName } from "./PlatformName";
export { PriceHistorySection } from "./PriceHistorySection";
export { PriceParts } from "./PriceParts";
export { PriceRows } from "./PriceRows";
export { usePlatformName } from "./platform-names";
export { PLATFORM_SHAPES } from "./platform-shapes";
export { RangeLine } from "./RangeLine";
export { StatusBrief, StatusWord } from "./StatusLine";
export { PriceTaps } from "./taps/PriceTaps";
export { TAP_PATH, TapForm } from "./taps/TapForm";
export { VerdictLine } from "./VerdictLine";
export { WhyLink } from "./WhyLink";
