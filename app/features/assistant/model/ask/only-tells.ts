import { tokenize } from "~/features/names";
import { chainAt } from "~/features/understanding";
import { hasFood, type MessageSlots } from "../slots/slots";
import { isKitchen } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";

/** Fewer words may be a name and nothing else. */
const LEAST_WORDS = 4;

/** Is food or a restaurant named for sure, and not only by its sound? */
export function namesSurely(
  { dish, also, restaurant, area }: Pick<MessageSlots, "dish" | "also" | "restaurant" | "area">,
  names: KnownNames,
): boolean {
  const foods = [dish, ...also.map((line) => line.dish)];
  // "Olaya ke paas arabi khana" asks for the cooking of a country, which "mera dost saudi hai" does not.
  if (foods.some((food) => hasFood(food) && !isKitchen(food)) || (area !== "" && isKitchen(dish)))
    return true;
  const name = tokenize(restaurant);
  return name.length > 0 && (names.isRestaurant(name) || chainAt(name, 0) > 0);
}

/** "Koi achha indian restaurant batao": somebody is to tell of a kitchen, and no word says anything else. */
export const seeksEatery = ({ dish, unknown }: MessageSlots, said: string): boolean =>
  unknown === "" && isKitchen(dish) && /(?:^| )(?:tell|show) me(?= |$)/.test(said);

/**
 * Is what a sentence names only like a name, where it asks and wants nothing: "mera bhai india se aaya hua hai"? Dishes and
 * restaurants that are surely named are asked for by their names alone.
 */
export function onlyTells(
  found: MessageSlots,
  words: number,
  names: KnownNames,
  least = LEAST_WORDS,
): boolean {
  const { size, quantity, people, maxTotal } = found;
  if (words < least || size !== "" || namesSurely(found, names)) return false;
  return quantity === null && people === null && maxTotal === null;
}
