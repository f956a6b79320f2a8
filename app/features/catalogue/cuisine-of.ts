import type { Cuisine } from "./cuisine";

/** What OpenStreetMap and the maps provider call a cuisine or a kind of shop → our code. */
const CUISINE_OF: Readonly<Record<string, Cuisine>> = {
  saudi: "saudi",
  kabsa: "saudi",
  bukhari: "bukhari",
  uzbek: "bukhari",
  yemeni: "yemeni",
  mandi: "yemeni",
  shawarma: "shawarma",
  burger: "burger",
  gourmet_burger: "burger",
  hamburger: "burger",
  chicken: "broast",
  fried_chicken: "broast",
  broast: "broast",
  steak: "steak",
  steak_house: "steak",
  seafood: "seafood",
  fish: "seafood",
  pizza: "pizza",
  italian_pizza: "pizza",
  indian: "indian",
  pakistani: "indian",
  malabar: "indian",
  bangladeshi: "indian",
  filipino: "filipino",
  turkish: "turkish",
  lebanese: "lebanese",
  syrian: "lebanese",
  levantine: "lebanese",
  falafel: "lebanese",
  asian: "asian",
  chinese: "asian",
  japanese: "asian",
  sushi: "asian",
  thai: "asian",
  korean: "asian",
  vietnamese: "asian",
  ramen: "asian",
  noodle: "asian",
  healthy: "healthy",
  salad: "healthy",
  vegetarian: "healthy",
  vegan: "healthy",
  breakfast: "breakfast",
  brunch: "breakfast",
  bakery: "bakery",
  pastry: "bakery",
  bagel: "bakery",
  dessert: "sweets",
  ice_cream: "sweets",
  chocolate: "sweets",
  confectionery: "sweets",
  donut: "sweets",
  cake: "sweets",
  coffee: "coffee",
  coffee_shop: "coffee",
  cafe: "coffee",
  tea: "coffee",
  tea_house: "coffee",
  juice: "juice",
  bubble_tea: "juice",
  smoothies: "juice",
  beverages: "juice",
};

/**
 * The first of some words that names a cuisine we know; null when none does. Understands `burger`, `burger_restaurant`,
 * `donut;coffee_shop` and `Ice Cream` alike.
 */
export function cuisineOf(words: readonly string[]): Cuisine | null {
  for (const word of words.flatMap((text) => text.split(/[;,|]/))) {
    const code = word
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_");
    const known = CUISINE_OF[code] ?? CUISINE_OF[code.replace(/_(?:restaurant|shop)$/, "")];
    if (known) return known;
  }
  return null;
}
