import { z } from "zod";
import { CUISINES, SIZES, type Size } from "~/features/catalogue";
import { PLATFORMS } from "~/features/prices";
import { EMPTY_REASONS } from "~/features/search";
import type { ToolName } from "../tool-names";
import {
  areaResult,
  comparedFees,
  destinationInput,
  destinationResult,
  pricedFees,
  usualFeesInput,
  usualFeesResult,
} from "./fee-schema";
import { recallInput, recallResult, saveFactInput, saveFactResult } from "./memory-schema";
import { openNowResult } from "./open-now";
import { orderInput, orderResult } from "./order-schema";
import { words } from "./words";

export { isToolName, TOOL_NAMES, type ToolName } from "../tool-names";
export type { PersonStanding, RecalledFacts, SavedFact } from "./memory-schema";
export type { OrderTotals } from "./order-schema";

const areaWords = words("A neighbourhood of Riyadh, in Arabic or English, such as حطين or Olaya.");

const avoided = z.array(words("A food, such as lamb or فول سوداني.")).max(20).meta({
  description:
    "Foods to leave out, beside those the person has told before, which are always left out.",
});

const budget = z.number().positive().max(100_000).meta({
  description: "The most to pay in all, SAR, delivery included.",
});

const people = z.int().min(1).max(50).meta({
  description: "How many people eat: decides how many of each size are compared.",
});

const searchRestaurantInput = z.object({
  name: words("The restaurant's name, in any script, as the person wrote it."),
  heading: words(
    "The part of its menu that is asked for, such as desserts or drinks; absent for what is ordered most.",
  ).optional(),
  maxTotal: budget.optional(),
  first: z.enum(["cheapest", "dearest"]).optional().meta({
    description: "Which of its dishes to list first; absent for what is ordered most.",
  }),
  platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length).optional().meta({
    description: "The platforms whose prices are asked about; absent for all.",
  }),
  avoid: avoided.optional(),
  ...destinationInput,
});
export type RestaurantQuestion = z.infer<typeof searchRestaurantInput>;

const priceComparisonInput = z.object({
  dish: words("The dish, as the person wrote it.").optional(),
  restaurant: words("The restaurant; absent to compare every restaurant with the dish.").optional(),
  query: words(
    "The person's own words for dish and restaurant, where it isn't clear which word is which. Instead of dish and restaurant.",
  ).optional(),
  quantity: z.int().min(1).max(99).optional().meta({ description: "How many; 1 when absent." }),
  people: people.optional(),
  area: areaWords.optional(),
  maxTotal: budget.optional(),
  avoid: avoided.optional(),
  elsewhere: z.boolean().optional().meta({ description: "True for every restaurant that has it." }),
  except: words("A restaurant to leave out.").optional(),
  rated: z.boolean().optional().meta({
    description:
      "True for the best rated first, those that cook such dishes before others; else the cheapest.",
  }),
  dearest: z.boolean().optional().meta({ description: "True for the dearest of a kind there." }),
  kinds: z.boolean().optional().meta({ description: "True for all of a kind at each." }),
  usualFees: usualFeesInput,
  ...destinationInput,
  order: orderInput.optional(),
  splitBetween: people.optional().meta({
    description: "How many share what is ordered: what each of them pays.",
  }),
  history: z.boolean().optional().meta({ description: "True for how the price has moved." }),
});
export type PriceQuestion = z.infer<typeof priceComparisonInput>;

const nearestBranchesInput = z.object({
  restaurant: words(
    "A restaurant's name or a cuisine or dish kind, such as burgers; absent for any.",
  ).optional(),
  area: areaWords.optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  rated: z.boolean().optional().meta({
    description: "True for the best rated first: of the whole city where no place is known.",
  }),
  openAt: z.string().max(40).optional().meta({
    description:
      "Where open places are wanted: `now`, or when, ISO 8601 by the time of Riyadh. Those that are known to be open then, if any are.",
  }),
  avoid: avoided.optional(),
});
export type BranchQuestion = z.infer<typeof nearestBranchesInput>;

const similarItemsInput = z.object({
  like: words(
    "The dish to find others like, or a kind such as breakfast or Indian; absent for anything.",
  ).optional(),
  others: z.boolean().optional().meta({
    description: "True to leave out dishes that are called just so: something else is wanted.",
  }),
  maxTotal: budget.optional(),
  people: people.optional(),
  cheapest: z.boolean().optional().meta({
    description: "True for the cheapest first even where several people may pay much more.",
  }),
  dearest: z.boolean().optional().meta({ description: "True for what costs most, that first." }),
  area: areaWords.optional(),
  avoid: avoided.optional(),
  ...destinationInput,
});
export type SimilarQuestion = z.infer<typeof similarItemsInput>;

const sar = z.number().min(0);
/** A name in both scripts; at least one is there. */
const twoNames = z.object({ name_ar: z.string().nullable(), name_en: z.string().nullable() });
const link = z.string().meta({ description: "A path on this site." });

const restaurantResult = twoNames.extend({ id: z.string(), link });
export type RestaurantNamed = z.infer<typeof restaurantResult>;

const dishResult = twoNames.extend({
  id: z.string(),
  size: z.enum(Object.keys(SIZES) as [Size, ...Size[]]).nullable(),
  link,
});
export type DishNamed = z.infer<typeof dishResult>;

/** What an order costs on one platform. */
const platformPrice = z.object({
  platform: z.enum(PLATFORMS),
  /** What people call it; null where the operator has given it no name. */
  platformName: z.string().nullable(),
  total: sar.meta({ description: "SAR in all: items, fees and VAT on top." }),
  itemPrice: sar.meta({ description: "SAR for one, before fees." }),
  deliveryFee: sar.meta({ description: "SAR of all fees together; `fees` has them apart." }),
  vat: sar.meta({ description: "SAR of VAT charged on top; 0 where prices include it." }),
  status: z.enum(["verified", "unverified", "stale"]),
  confidence: z.enum(["high", "medium", "low"]),
  ageDays: z.int().min(0).meta({
    description: "Days of Riyadh's calendar since somebody last saw this price; 0 is today.",
  }),
  seenAt: z.iso.datetime(),
  perPerson: sar.optional().meta({ description: "SAR of the total for each who eats." }),
  ...pricedFees,
});
export type PlatformPrice = z.infer<typeof platformPrice>;

/** The item price of a dish on a platform, and the one before it. */
const movedPrice = z.object({
  platform: z.enum(PLATFORMS),
  platformName: z.string().nullable(),
  itemPrice: sar,
  before: z
    .object({ itemPrice: sar, until: z.string().meta({ description: "A day: 2026-03-14." }) })
    .nullable(),
});

const comparedResult = z.object({
  restaurant: restaurantResult,
  dish: dishResult,
  quantity: z.int().min(1),
  rating: z.number().optional().meta({ description: "Of 5, where the best rated were asked for." }),
  ranked: z.array(platformPrice).min(1).meta({ description: "Cheapest total first." }),
  winner: z.enum(PLATFORMS),
  savings: sar.meta({ description: "SAR between the cheapest and the dearest." }),
  /** The cheapest that is not stale; null when all are stale. */
  cheapestCurrent: z.enum(PLATFORMS).nullable(),
  /** Metres from the middle of the area asked for to the nearest branch; null without an area. */
  distanceM: z.number().nullable(),
  /** Foods of this dish that the person avoids. */
  contains: z.array(z.string()),
  ...comparedFees,
  history: z.array(movedPrice).optional().meta({ description: "Where it was asked for." }),
});
export type ComparedDish = z.infer<typeof comparedResult>;

/** What was left out of an answer. */
const leftOut = z.object({
  overBudget: z.int(),
  avoided: z.int(),
  /** What they were left out for, as the person said it. */
  avoiding: z.array(z.string()),
});

const priceComparisonResult = z.object({
  understood: z.object({
    restaurant: restaurantResult.nullable(),
    dish: twoNames.nullable(),
    /** The words as asked, where the catalogue knows no such name. */
    restaurantWords: z.string(),
    dishWords: z.string(),
    /** Words of the dish that are nothing of the names found. */
    unread: z.string(),
    quantity: z.int(),
    people: z.int().nullable(),
    area: areaResult.nullable(),
    /** An area nobody knows, as asked. */
    unknownArea: z.string().nullable(),
    maxTotal: z.number().nullable(),
    alternatives: z.array(restaurantResult).optional().meta({
      description: "The restaurants that the name means about equally, where it is not clear.",
    }),
  }),
  destination: destinationResult,
  order: orderResult.optional().meta({ description: "Where the dishes of an order were given." }),
  usualFees: usualFeesResult,
  matches: z.array(comparedResult),
  emptyReason: z.enum([...EMPTY_REASONS, "over_budget", "all_avoided", "nothing_asked"]).nullable(),
  discoveredViaExternal: z.boolean(),
  leftOut,
  /** What to offer in place of nothing. */
  instead: z.object({
    restaurants: z.array(restaurantResult),
    dishes: z.array(dishResult),
    elsewhere: z.array(comparedResult),
  }),
});
export type PriceComparison = z.infer<typeof priceComparisonResult>;

const searchRestaurantResult = z.object({
  destination: destinationResult,
  restaurants: z.array(
    restaurantResult.extend({
      cuisine: z.enum(Object.keys(CUISINES) as [keyof typeof CUISINES]).nullable(),
      rating: z.number().nullable(),
      is_brand: z.boolean(),
      areas: z.array(areaResult),
      branches: z.int(),
      hours: openNowResult,
      dishes: z.array(
        dishResult.extend({
          best: platformPrice.nullable(),
          contains: z.string().array().meta({ description: "Foods the person avoids." }),
        }),
      ),
    }),
  ),
  /** What the maps provider calls it, when only that knows the restaurant. */
  discovered: z.string().nullable(),
  /** SAR: only dishes that cost so much or less are listed; null where no limit was said. */
  maxTotal: z.number().nullable(),
});
export type FoundRestaurants = z.infer<typeof searchRestaurantResult>;

const nearestBranchesResult = z.object({
  /** `unknown_area` and `no_location`: where to look is not known; `outside_saudi_arabia`: not where we are. */
  problem: z.enum(["unknown_area", "no_location", "outside_saudi_arabia"]).nullable(),
  area: areaResult.nullable(),
  branches: z.array(
    twoNames.extend({
      id: z.string(),
      area: areaResult.nullable(),
      distanceM: z.number().nullable(),
      rating: z.number().nullable(),
      lat: z.number(),
      lng: z.number(),
      /** Null for a place that only the maps provider knows. */
      link: link.nullable(),
    }),
  ),
  /** Foods that the person avoids, for which places that cook them were left out. */
  leftOut: z.array(z.string()),
});
export type NearestBranches = z.infer<typeof nearestBranchesResult>;

const similarItemsResult = z.object({
  /** The dish they are like, where the words name one. */
  like: z.string().nullable(),
  area: areaResult.nullable(),
  unknownArea: z.string().nullable(),
  people: z.int().nullable(),
  maxTotal: z.number().nullable(),
  destination: destinationResult,
  items: z.array(comparedResult.extend({ similarity: z.number().min(0).max(1) })),
  nearest: comparedResult.optional().meta({ description: "The cheapest, where all cost more." }),
  leftOut,
});
export type SimilarItems = z.infer<typeof similarItemsResult>;

/** What each tool takes and gives: the args and results of the stream's tool events. */
export const TOOL_SCHEMAS = {
  search_restaurant: { input: searchRestaurantInput, output: searchRestaurantResult },
  get_price_comparison: { input: priceComparisonInput, output: priceComparisonResult },
  get_nearest_branches: { input: nearestBranchesInput, output: nearestBranchesResult },
  suggest_similar_items: { input: similarItemsInput, output: similarItemsResult },
  save_user_fact: { input: saveFactInput, output: saveFactResult },
  recall_user_memory: { input: recallInput, output: recallResult },
} as const satisfies Record<ToolName, { input: z.ZodType; output: z.ZodType }>;

export type ToolInput<Name extends ToolName> = z.infer<(typeof TOOL_SCHEMAS)[Name]["input"]>;
export type ToolResult<Name extends ToolName> = z.infer<(typeof TOOL_SCHEMAS)[Name]["output"]>;
