import { z } from "zod";
import { DEFAULT_RADIUS_M, MOST_PLACES, MOST_RADIUS_M } from "./limits";

const LONGEST_KEYWORD = 100;

const decimal = (name: string) =>
  z
    .string()
    .regex(/^[+-]?\d{1,3}(?:\.\d{1,30})?$/)
    .transform(Number)
    .meta({
      type: "number",
      description: `Decimal ${name} of the centre; must be within Saudi Arabia.`,
    });

export const placesQuerySchema = z.object({
  lat: decimal("latitude"),
  lng: decimal("longitude"),
  radius: z
    .string()
    .regex(/^\d{1,5}(?:\.\d{1,6})?$/)
    .transform(Number)
    .refine((metres) => metres >= 1 && metres <= MOST_RADIUS_M)
    .default(DEFAULT_RADIUS_M)
    .meta({
      type: "number",
      description: `Search radius in metres, 1 to ${MOST_RADIUS_M}; ${DEFAULT_RADIUS_M} when absent. Up to 2000 covers dense areas best.`,
    }),
  keyword: z
    .string()
    .max(LONGEST_KEYWORD * 4)
    .trim()
    .refine((keyword) => [...keyword].length <= LONGEST_KEYWORD)
    .default("")
    .meta({
      description:
        "Filters by restaurant name or cuisine, in Arabic or English; at most 100 characters. Every restaurant in the radius when absent.",
    }),
  lang: z
    .enum(["ar", "en"])
    .default("ar")
    .meta({ description: "Language of place names; the other one where a name is missing." }),
});

const placeSchema = z.object({
  id: z
    .string()
    .meta({ description: "Our own id, even for a place that only the maps provider knows." }),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  rating: z.number().min(0).max(5).nullable(),
  area: z.string().nullable().meta({ description: "Riyadh neighbourhood, in Arabic." }),
  external_place_id: z
    .string()
    .regex(/^ChIJ/)
    .nullable()
    .meta({ description: "The maps provider's identifier, where the place is known there." }),
  is_brand: z.boolean().meta({ description: "True for a chain of several branches." }),
});
export type PlaceOnWire = z.infer<typeof placeSchema>;

export const placesResponseSchema = z.object({
  places: z.array(placeSchema).max(MOST_PLACES).meta({
    description:
      "By relevance to the keyword, then by distance; a chain once, at its nearest branch.",
  }),
  count: z.int().min(0).meta({ description: "How many places there are in this answer." }),
});
export type PlacesResponse = z.infer<typeof placesResponseSchema>;

/** A place to eat near a point. */
export interface NearbyPlace {
  /** The restaurant's, or `ext_…` for a place only the maps provider knows. */
  id: string;
  /** Null for a place only the maps provider knows. */
  restaurantId: number | null;
  name_ar: string | null;
  name_en: string | null;
  lat: number;
  lng: number;
  /** Metres from the point asked about. */
  distance: number;
  rating: number | null;
  cuisine: string | null;
  /** Null where it can't be determined. */
  area: { id: number; name_ar: string; name_en: string } | null;
  externalPlaceId: string | null;
  isBrand: boolean;
  /** 0 to 1 in steps of a tenth; 1 without a keyword. */
  relevance: number;
}
