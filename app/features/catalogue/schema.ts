import type { BestOffer } from "~/features/prices";
import type { TwoNames } from "~/i18n/name";
import { CUISINE_CODES, SIZE_CODES } from "./codes";
import type { Cuisine } from "./cuisine";
import type { CurrentPrices } from "./current-prices";
import type { Section } from "./section";
import type { Size } from "./size";

/** A row with a name in the two scripts of the catalogue; at least one is there. */
export interface TwoNamesRow {
  id: number;
  name_ar: string | null;
  name_en: string | null;
}

/** What a page says of a restaurant beside its name. */
export interface RestaurantFacts extends TwoNamesRow {
  cuisine: string | null;
  /** 0 to 5, or null when nobody rated it. */
  rating: number | null;
}

/** A line of a menu: a dish in one size. */
export interface DishLine extends TwoNamesRow {
  size: string | null;
}

/** The names of a row as components take them. */
export function namesOfRow({ name_ar, name_en }: Omit<TwoNamesRow, "id">): TwoNames {
  return { ar: name_ar, en: name_en };
}

/** Whether a stored code is a cuisine this code knows; data may be newer than it. */
export function isCuisine(code: string | null): code is Cuisine {
  return code !== null && Object.hasOwn(CUISINE_CODES, code);
}

/** Whether a stored code is a size this code knows. */
export function isSize(code: string | null): code is Size {
  return code !== null && Object.hasOwn(SIZE_CODES, code);
}

/** One size or choice of a dish on a menu, with the best price for one: the cheapest that is not stale, or else the cheapest. */
export interface MenuSize {
  id: number;
  /** All of its name, what is chosen included. */
  names: TwoNames;
  size: string | null;
  /** What is chosen of it, where its menu has it otherwise too: "iced". */
  choice: TwoNames | null;
  best: BestOffer | null;
  /** What the restaurant itself asks by its own menu, halalas; null where nobody said. */
  own: number | null;
  /** What it costs by itself, by prices that are not stale. */
  prices: CurrentPrices | null;
}

/** The same dish on the menu of another restaurant, whose names these are, with the best price for one. */
export interface DishElsewhere extends DishLine {
  best: BestOffer;
}

/** A dish on a menu, each choice of it in the order given, small sizes first. */
export interface MenuDish {
  names: TwoNames;
  sizes: MenuSize[];
}

/** A part of a menu under one heading. */
export interface MenuPart {
  section: Section;
  /** What the menu itself calls it, where that is none of our sections. */
  heading: TwoNames | null;
  dishes: MenuDish[];
}

/** Where a restaurant is: a neighbourhood, null where it is not known, and how many branches are there. */
export interface RestaurantArea {
  names: TwoNames | null;
  /** The address of its list of restaurants. */
  path: string | null;
  branches: number;
}
