/** The face of this feature: what others may know of it anywhere, the browser included. */
export { idFrom, idInSlug, MOST_OF_ONE } from "./address";
export { restaurantsCooking } from "./by-cuisine";
export type { IndexedRestaurant } from "./catalogue-index.server";
export { CUISINE_CODES } from "./codes";
export { CUISINES, type Cuisine } from "./cuisine";
export { cuisineOf } from "./cuisine-of";
export { cuisineSaid, isItsName } from "./cuisine-said";
export type { DishChoice } from "./find-dishes.server";
export {
  type Avoided,
  avoidedIn,
  avoidedInDish,
  isAvoidable,
  isPutOn,
  tellingWords,
} from "./foods/avoid";
export { orderedText } from "./ordered-text";
export { areaPath, cuisinePath, dishPath, restaurantPath } from "./paths";
export { isInPortions, isPieces, piecesOf } from "./pieces";
export { isSameName } from "./same-name";
export { isCuisine, isSize, namesOfRow, type TwoNamesRow } from "./schema";
export { SECTIONS, type Section } from "./section";
export type { ShownPrice } from "./shown-price.server";
export type { SimilarDish } from "./similar/alike.server";
export {
  headOf,
  isQuality,
  kindOf,
  kindsIn,
  likeness,
  type Representation,
  represent,
  traitsMade,
} from "./similar/represent";
export { SIZES, type Size } from "./size";
