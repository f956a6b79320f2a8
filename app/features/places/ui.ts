/** The face of this feature: its pieces of page that others show. */
export { AreaSelect } from "./AreaSelect";
export { areaListOf } from "./area-list";
export { CheapestMeal } from "./CheapestMeal";
export { DestinationLine } from "./DestinationLine";
