/** The face of this feature: what others may ask of it on the server. */

export { whenFolded } from "./folded.server";
export { configuredPlatformNames, namesOfPlatforms } from "./platform-names.server";
export {
  foldedUnder,
  observationById,
  observationsOf,
  offerOf,
  offersOfDishes,
  versionsOfDish,
  versionsOfDishes,
} from "./queries.server";
export { rebuildOffers } from "./rebuild.server";
export {
  type JudgedWord,
  type OfferChange,
  recordObservation,
  withdrawObservation,
} from "./record.server";
export { ownChecksOf } from "./taps/own-checks.server";
export { observationsBy } from "./taps/queries.server";
