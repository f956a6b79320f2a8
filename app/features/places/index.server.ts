/** The face of this feature: what others may ask of it on the server. */
export { areaCookie } from "./area-cookie.server";
export { areaList, neighbourhoodOf } from "./area-list.server";
export { chosenDestination } from "./chosen-destination.server";
export { findDestination } from "./find-destination.server";
export { findNearby } from "./find-nearby.server";
export { orderTerms, termsOfArea } from "./order-terms.server";
export { freshPlaces, PlacesIndex } from "./places-index.server";
export {
  neighbourhoodCentres,
  neighbourhoodNames,
  neighbourhoodOutlines,
  nextOutlinesVersion,
  outlinesVersion,
} from "./queries.server";
export { usualTerms } from "./usual-terms.server";
