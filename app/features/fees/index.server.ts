/** The face of this feature: what others may ask of it on the server. */
export { feeHours } from "./fee-hours.server";
export { rebuildFees } from "./fold.server";
export { currentFeeModel } from "./model.server";
export { type DishOrder, knownOffers, pricedOffers, withFees } from "./priced-offers.server";
export { chargesOfOrders, insertOrder, orderById } from "./queries.server";
export { platformPrices, type QuoteContext, quote } from "./quote.server";
export { recordOrder, withdrawOrder } from "./record.server";
export { type FeeVerdict, forgetReview, recordForReview, reviewFees } from "./review.server";
export { feeOrders } from "./sample.server";
export { settleFees } from "./settle.server";
export { isPlatformUnlearnt, learntFrom, NO_ORDERS, ordersThere } from "./settle-queries.server";
export { foldTotals } from "./totals.server";
