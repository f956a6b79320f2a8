/** The face of this feature: what others may know of it anywhere, the browser included. */
export { FeeBook, fitFees } from "./book";
export { type Charge, type NewOrder, type OrderSituation, sameCharges } from "./charge";
export { LEAST_PEOPLE } from "./constants";
export { estimateFees } from "./estimate";
export { cheaperLater, type FeeHours } from "./fee-hours";
export type { FeeEstimate, FeeLevel, FeeOrder, Situation, Thresholds } from "./fee-order";
export { type ItemisedFees, itemisedFees, itemisedSchema } from "./itemised";
export type { FeeModel } from "./model";
export type { DishOrder } from "./priced-offers.server";
export { isPlaced, type OrderTerms, TYPICAL_TERMS } from "./quote";
export {
  isTaken,
  type KnownPrice,
  type PlatformPrices,
  type Quote,
  type QuotedLine,
  quoteOn,
  quotesOf,
} from "./quote-lines";
