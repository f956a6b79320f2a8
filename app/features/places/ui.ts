/** The face of this feature: its pieces of page that others show. */
export { AreaSelect } from "./AreaSelect";
export { areaOptions } from "./area-options";
export { CheapestMeal } from "./CheapestMeal";
export { DestinationLine } from "./DestinationLine";
