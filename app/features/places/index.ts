/** The face of this feature: what others may know of it anywhere, the browser included. */
export { neighbourhoodIn } from "./address";
export type { AreaList } from "./area-list";
export { isInSaudiArabia } from "./country";
export {
  ANYWHERE_NOW,
  type AskedDestination,
  type Destination,
  type DestinationProblem,
} from "./destination";
export { destinationFields, isOnePlace } from "./destination-fields";
export { placesEndpoint } from "./endpoint";
export { Grid } from "./grid";
export { SAME_PLACE_M } from "./merge";
export { type NamedArea, type Neighbourhood, namedArea, neighbourhoodAt } from "./neighbourhood";
export { placeOf } from "./own-places";
export { areaOf, centroidOf, isInside, type Polygon, type Ring } from "./polygon";
export type { NearbyPlace } from "./schema";
