import { tokenize } from "~/features/names";
import { chainAt } from "~/features/understanding";
import { hasFood, type MessageSlots } from "../slots/slots";
import { isKitchen } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";

/** Fewer words may be a name and nothing else. */
const LEAST_WORDS = 4;

/**
 * Is what a sentence names only like a name, where it asks and wants nothing: "mera bhai india se aaya hua hai"? Dishes and
 * restaurants that are surely named are asked for by their names alone.
 */
export function onlyTells(
  { dish, also, restaurant, area, size, quantity, people, maxTotal }: MessageSlots,
  words: number,
  names: KnownNames,
): boolean {
  // "Olaya ke paas arabi khana" asks for the cooking of a country, which "mera dost saudi hai" does not.
  const isFood =
    [dish, ...also.map((line) => line.dish)].some(hasFood) || (area !== "" && isKitchen(dish));
  if (words < LEAST_WORDS || size !== "" || isFood) return false;
  if (quantity !== null || people !== null || maxTotal !== null) return false;
  const name = tokenize(restaurant);
  return name.length === 0 || (!names.isRestaurant(name) && chainAt(name, 0) === 0);
}
