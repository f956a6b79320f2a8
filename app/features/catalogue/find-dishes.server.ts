import type { Kysely } from "kysely";
import { scoreNames } from "~/features/names";
import type { TwoNames } from "~/i18n/name";
import type { Database } from "~db/schema";
import { type CatalogueIndex, freshCatalogue, namesOf } from "./catalogue-index.server";
import { menuOf } from "./page-queries.server";
import type { DishLine } from "./schema";

/** A line of a menu that may be the dish on a picture. */
export interface DishChoice extends DishLine {
  restaurant_id: number;
  restaurant: TwoNames;
  /** Whether both names say so, so that it may be chosen for the person. */
  likely: boolean;
}

/** What is known of a dish so far, as written; both may be empty. */
export interface DishWords {
  restaurant: string;
  dish: string;
}

/** What is known of the lines of an order; each dish may be written in several ways. */
export interface OrderWords {
  restaurant: string;
  dishes: readonly (readonly string[])[];
}

/** Restaurants whose menus are looked at, and lines a person can look over. */
const MOST_RESTAURANTS = 4;
const MOST_CHOICES = 8;

/** The longest name that is looked for, in UTF-16 units. */
const LONGEST_NAME = 200;

/** How well a dish must fit to be offered, and to be chosen. */
const A_LITTLE_LIKE = 0.35;
const LIKELY = 0.8;

/**
 * The lines of our menus that fit what is written of restaurant and dish, best first. Without a dish they are the most
 * asked for of the restaurant; without a restaurant there are none, because every menu has a cola.
 */
export async function findDishes(db: Kysely<Database>, words: DishWords): Promise<DishChoice[]> {
  const [found = []] = await findLines(db, { ...words, dishes: [[words.dish]] });
  return found;
}

/** The same for each line of an order, whose restaurant is looked for once. */
export async function findLines(
  db: Kysely<Database>,
  { restaurant, dishes }: OrderWords,
): Promise<DishChoice[][]> {
  const index = await freshCatalogue(db);
  const found = index.restaurantIndex.search(restaurant.slice(0, LONGEST_NAME), {
    limit: MOST_RESTAURANTS,
  });
  const menus = await Promise.all(
    found.map(async ({ id, score }) => ({ score, lines: await menuLines(db, index, id) })),
  );
  return dishes.map((ways) => {
    const words = ways.map((text) => text.slice(0, LONGEST_NAME)).filter(Boolean);
    const scored = menus.flatMap(({ score, lines }) =>
      lines.flatMap((line) => {
        const fits = words.map((text) => scoreNames(text, namesOf(line)).score);
        const fit = Math.max(0, ...fits);
        if (words.length > 0 && fit < A_LITTLE_LIKE) return [];
        const likely = fit >= LIKELY && score >= LIKELY;
        return [{ choice: { ...line, likely }, score: fit + score }];
      }),
    );
    return scored
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CHOICES)
      .map(({ choice }) => choice);
  });
}

async function menuLines(db: Kysely<Database>, index: CatalogueIndex, restaurantId: number) {
  const restaurant = index.restaurants.get(restaurantId);
  if (!restaurant) return [];
  const names = { ar: restaurant.name_ar, en: restaurant.name_en };
  return (await menuOf(db, restaurantId)).map(({ id, name_ar, name_en, size }) => ({
    id,
    name_ar,
    name_en,
    size,
    restaurant_id: restaurantId,
    restaurant: names,
  }));
}
