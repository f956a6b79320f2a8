import type { IndexedRestaurant, TwoNamesRow } from "~/features/catalogue";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import type { ComparedLine } from "./compare-lines.server";
import type { MenuLine } from "./queries.server";
import type { Brand, Item, SearchMatch, UnderstoodName } from "./schema";

/** The script names are given in where there is a choice. */
export type NameScript = "ar" | "en";

/** A name with the one of `script` in front, or the other where there is none. */
export function named({ id, name_ar, name_en }: TwoNamesRow, script: NameScript): UnderstoodName {
  const name = (script === "ar" ? (name_ar ?? name_en) : (name_en ?? name_ar)) ?? "";
  return { id, name, name_ar, name_en };
}

/** A restaurant as results show it; the neighbourhood `first` leads its areas. */
export function brandOf(
  index: CatalogueIndex,
  restaurant: IndexedRestaurant,
  script: NameScript,
  first: number | null = null,
): Brand {
  const { is_brand, cuisine, rating } = restaurant;
  const areas = [...restaurant.areas].sort((a, b) => Number(b === first) - Number(a === first));
  return {
    ...named(restaurant, script),
    is_brand,
    cuisine,
    rating,
    areas: areas.flatMap((id) => {
      const area = index.neighbourhoods.get(id);
      return area ? [named(area, script)] : [];
    }),
  };
}

/** A line of a menu as results show it; undefined when its name was deleted a moment ago. */
export function itemOf(
  index: CatalogueIndex,
  line: MenuLine,
  script: NameScript,
): Item | undefined {
  const name = index.dishNames.get(line.dish_name_id);
  return name && { ...named(name, script), id: line.id, size: line.size };
}

/** Comparisons as results show them; the neighbourhood `first` leads the areas of each. */
export function matchesOf(
  index: CatalogueIndex,
  compared: readonly ComparedLine[],
  script: NameScript,
  first: number | null,
): SearchMatch[] {
  return compared.flatMap(({ line, comparison }) => {
    const restaurant = index.restaurants.get(line.restaurant_id);
    const item = itemOf(index, line, script);
    return restaurant && item
      ? [{ brand: brandOf(index, restaurant, script, first), item, comparison }]
      : [];
  });
}
