import type { SampleRestaurant } from "../types";
import { ASIAN_AND_HEALTHY } from "./asian-and-healthy";
import { BREAKFAST_AND_SWEETS } from "./breakfast-and-sweets";
import { BROAST_AND_SEAFOOD } from "./broast-and-seafood";
import { BUKHARI_AND_YEMENI } from "./bukhari-and-yemeni";
import { BURGERS_AND_STEAK } from "./burgers-and-steak";
import { COFFEE_AND_JUICE } from "./coffee-and-juice";
import { INDIAN_AND_FILIPINO } from "./indian-and-filipino";
import { LEVANT_AND_TURKISH } from "./levant-and-turkish";
import { PIZZA_AND_BAKERY } from "./pizza-and-bakery";
import { SAUDI } from "./saudi";
import { SHAWARMA } from "./shawarma";

/** Invented restaurants, named the way Riyadh names them. */
export const RESTAURANTS: readonly SampleRestaurant[] = [
  ...SAUDI,
  ...BUKHARI_AND_YEMENI,
  ...SHAWARMA,
  ...BURGERS_AND_STEAK,
  ...BROAST_AND_SEAFOOD,
  ...INDIAN_AND_FILIPINO,
  ...ASIAN_AND_HEALTHY,
  ...LEVANT_AND_TURKISH,
  ...PIZZA_AND_BAKERY,
  ...BREAKFAST_AND_SWEETS,
  ...COFFEE_AND_JUICE,
];
