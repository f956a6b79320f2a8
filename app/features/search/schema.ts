import { z } from "zod";
import type { FullOrder } from "~/features/basket";
import type { Cuisine, Size } from "~/features/catalogue";
import { itemisedSchema } from "~/features/fees";
import { destinationFields, isOnePlace } from "~/features/places";
import { type Comparison, PLATFORMS } from "~/features/prices";
import type { Request } from "~/features/understanding";
import { LONGEST_QUERY } from "./longest-query";
import { MOST_MATCHES } from "./most-matches";

/** Why nothing was found; the codes of the contract. */
export const EMPTY_REASONS = ["restaurant_not_found", "item_not_in_db", "no_prices_yet"] as const;
export type EmptyReason = (typeof EMPTY_REASONS)[number];

/** What is asked: 1 to 200 characters after trimming. Length is checked before a character is looked at. */
export const searchQuerySchema = z
  .string()
  .max(LONGEST_QUERY * 4)
  .trim()
  .min(1)
  .refine((query) => query.length <= LONGEST_QUERY || [...query].length <= LONGEST_QUERY)
  .meta({
    description:
      "A question in Arabic, English, Urdu, Hindi or Filipino, naming the restaurant, the dish, or both. 1 to 200 characters after trimming.",
    examples: ["2 شاورما دجاج من عمو حمزة", "chicken shawarma near olaya"],
  });

export const searchRequestSchema = z
  .object({
    query: searchQuerySchema,
    ...destinationFields,
  })
  .check(isOnePlace);

const sar = z.number().min(0);

const rankedEntrySchema = z.object({
  platform: z.enum(PLATFORMS),
  total: sar.meta({
    description:
      "SAR paid in all: item price × quantity, all fees, and VAT where it is charged on top.",
  }),
  itemPrice: sar.meta({ description: "SAR for one, before fees." }),
  deliveryFee: sar.meta({
    description:
      "SAR of all fees together: delivery, service and small order; 0 also while none are known.",
  }),
  confidence: z.enum(["high", "medium", "low"]),
  status: z.enum(["verified", "unverified", "stale"]),
  ...itemisedSchema.partial().shape,
});

const comparisonSchema = z.object({
  ranked: z
    .array(rankedEntrySchema)
    .min(1)
    .max(PLATFORMS.length)
    .meta({ description: "The platforms that have a price, cheapest total first." }),
  winner: z.enum(PLATFORMS).meta({ description: "The platform with the lowest total." }),
  savings: sar.meta({ description: "SAR between the lowest and the highest total." }),
});

const brandMatchSchema = z.object({
  brand: z.object({
    id: z.string(),
    name: z.string(),
    is_brand: z.boolean().meta({ description: "True for a chain of several branches." }),
  }),
  item: z
    .object({ id: z.string(), name: z.string() })
    .meta({ description: "The dish the comparison is about." }),
  comparison: comparisonSchema,
});

const intentSchema = z.object({
  restaurant: z.string().meta({
    description:
      "The restaurant's name, or the words of the query when none matched; empty when none was named.",
  }),
  item: z.string().meta({
    description:
      "The dish's name, or the words of the query when none matched; empty when none was named.",
  }),
  quantity: z.int().min(1).meta({
    description:
      "1 when the query names no quantity; one for each person when it names people with a budget and no size, or people and no dish.",
  }),
});
type Intent = z.infer<typeof intentSchema>;

const emptyReasonSchema = z
  .enum(EMPTY_REASONS)
  .nullable()
  .meta({ description: "Why there is no match; null when there is one." });

export const searchResponseSchema = z.object({
  intent: intentSchema,
  matches: z.array(brandMatchSchema).max(MOST_MATCHES).meta({
    description: "The restaurants found that have a price, each with its comparison.",
  }),
  emptyReason: emptyReasonSchema,
  discoveredViaExternal: z.boolean().meta({
    description: "True when only the maps provider knows the restaurant.",
  }),
  lines: z
    .array(
      z.object({
        intent: intentSchema,
        matches: z.array(brandMatchSchema).max(MOST_MATCHES),
        emptyReason: emptyReasonSchema,
      }),
    )
    .optional()
    .meta({
      description:
        "Every dish of a query that asks for several («2 شاورما دجاج وبيبسي»), in the order they are named; absent where there is only one. `intent` and `matches` are those of the first.",
    }),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** A name in the two scripts of the catalogue, and the one of the query's own script where there is one. */
export interface UnderstoodName {
  id: number;
  name: string;
  name_ar: string | null;
  name_en: string | null;
}

/** A restaurant as a result shows it. */
export interface Brand extends UnderstoodName {
  is_brand: boolean;
  cuisine: string | null;
  /** 0 to 5, or null when nobody rated it. */
  rating: number | null;
  /** Neighbourhoods with a branch; the one the query names comes first. */
  areas: UnderstoodName[];
}

/** A dish on a menu, in one size. `id` is the dish's. */
export interface Item extends UnderstoodName {
  size: Size | null;
}

export interface SearchMatch {
  brand: Brand;
  item: Item;
  comparison: Comparison;
}

/** What could have been meant when nothing was found. */
export interface NearMatches {
  /** Restaurants with a name like the one asked for. */
  restaurants: Brand[];
  /** Dishes of the restaurant that was found, the most asked-for first. */
  dishes: Item[];
  /** The dish, or one like it, at other restaurants. */
  elsewhere: SearchMatch[];
}

/** The answer to a search, amounts in halalas. */
export interface SearchResult {
  /** What was taken to be asked for. */
  request: Request;
  intent: Intent;
  matches: SearchMatch[];
  emptyReason: EmptyReason | null;
  discoveredViaExternal: boolean;
  /** Where several dishes are asked for, the answer for each; empty for one. The result itself is that of the first. */
  lines: SearchResult[];
  /** The restaurants that have all of them that were found, best first; empty where one dish is asked for. */
  orders: FullOrder[];
  understood: {
    /** The restaurant and the dish of the catalogue that are meant; null when not named, or not known. */
    restaurant: Brand | null;
    item: UnderstoodName | null;
    /** What is cooked, when the query asks for nothing else: «مطعم هندي». */
    cuisine: Cuisine | null;
    size: Size | null;
    neighbourhood: UnderstoodName | null;
    /** The query asks for so many or so few that one is compared instead. */
    quantityRefused: boolean;
    /** Nothing costs as little as the query says, so that all is shown. */
    overBudget: boolean;
    /** Not all that is asked for has a price on the platforms it names, so that what others have is shown. */
    notOnPlatform: boolean;
    /** What is called a neighbourhood and is none that we know, as written. */
    unknownArea: string | null;
    /** Another city than ours, as written: nothing is compared there. */
    city: string | null;
  };
  /** Empty lists when something was found, or none were asked for. */
  nearMatches: NearMatches;
}
