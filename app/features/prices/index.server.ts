/** The face of this feature: what others may ask of it on the server. */

export { whenFolded } from "./folded.server";
export { configuredPlatformNames, namesOfPlatforms } from "./platform-names.server";
export {
  foldedUnder,
  type JudgedWord,
  judgementsOf,
  observationById,
  observationsOf,
  offerOf,
  offersOfDishes,
  versionsOfDish,
} from "./queries.server";
export { rebuildOffers } from "./rebuild.server";
export { recordObservation, withdrawObservation } from "./record.server";
export { ownChecksOf } from "./taps/own-checks.server";
export { observationsBy } from "./taps/queries.server";
