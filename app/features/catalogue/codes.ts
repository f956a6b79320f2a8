import type { Cuisine } from "./cuisine";
import type { Size } from "./size";

/** The codes alone, for pages: the words that people write for them stay on the server. */
export const CUISINE_CODES = {
  saudi: 1,
  bukhari: 1,
  yemeni: 1,
  shawarma: 1,
  burger: 1,
  broast: 1,
  steak: 1,
  seafood: 1,
  pizza: 1,
  indian: 1,
  filipino: 1,
  turkish: 1,
  lebanese: 1,
  asian: 1,
  healthy: 1,
  breakfast: 1,
  bakery: 1,
  sweets: 1,
  coffee: 1,
  juice: 1,
} satisfies Record<Cuisine, 1>;

export const SIZE_CODES = {
  xs: 1,
  small: 1,
  medium: 1,
  large: 1,
  xl: 1,
  family: 1,
  quarter: 1,
  half: 1,
  whole: 1,
  person: 1,
  half_kilo: 1,
  kilo: 1,
  litre: 1,
} satisfies Record<Size, 1>;
