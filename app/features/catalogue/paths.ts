import type { Cuisine } from "./cuisine";

/** Words of a name in an address at most, characters. */
const LONGEST_SLUG = 60;

/**
 * A name as an address has it: small Latin letters, figures and dashes; empty for one without them. Names in Arabic stay out:
 * an address with escaped letters can be read by nobody.
 */
export const slugOf = (name: string | null): string =>
  (name ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, "");

interface Addressed {
  id: number;
  name_en: string | null;
}

/** What stands for a row in an address: its id, which finds it, and its name for who reads the address. */
function slugged({ id, name_en }: Addressed): string {
  const slug = slugOf(name_en);
  return slug ? `${id}-${slug}` : String(id);
}

/** The one address of a restaurant's page. */
export const restaurantPath = (restaurant: Addressed): string =>
  `/restaurants/${slugged(restaurant)}`;

/** The one address of a dish's page. */
export const dishPath = (dish: Addressed): string => `/dishes/${slugged(dish)}`;

/** The one address of the list of a neighbourhood's restaurants. */
export const areaPath = (area: Addressed): string => `/districts/${slugged(area)}`;

/** The address of the list of restaurants that cook something. */
export const cuisinePath = (cuisine: Cuisine): string => `/cuisines/${cuisine}`;
