/** The face of this feature: what others may ask of it on the server. */

export {
  byCatalogue,
  CatalogueIndex,
  freshCatalogue,
  type IndexedRestaurant,
  namesOf,
  readBeside,
} from "./catalogue-index.server";
export { chosenDish } from "./chosen-dish.server";
export { findDishes, findLines } from "./find-dishes.server";
export { DISH_SHOWN, IS_MEAL, RESTAURANT_SHOWN } from "./listed.server";
export { mergedInto } from "./merged.server";
export { OPEN_MAP } from "./open-map.server";
export { menuOf } from "./page-queries.server";
export { createRestaurant, dishNameId } from "./queries.server";
export { nextRevision, revisionBeside } from "./revision.server";
export { isSampleData, SAMPLE_DATA_KEY, SAMPLE_PERSON } from "./sample.server";
export { shownPrice } from "./shown-price.server";
export { alikeTo } from "./similar/alike-to.server";
