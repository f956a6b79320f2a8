import { z } from "zod";
import type { ExternalPlace, MapsQuestion } from "./maps";

/**
 * What Google Places API (New) is asked and answers.
 * https://developers.google.com/maps/documentation/places/web-service/nearby-search and …/text-search
 */

/** The kinds of place that sell food, from Table A of the place types. */
const FOOD_TYPES = [
  "restaurant",
  "fast_food_restaurant",
  "cafe",
  "coffee_shop",
  "bakery",
  "sandwich_shop",
  "meal_takeaway",
  "meal_delivery",
  "dessert_shop",
  "ice_cream_shop",
  "confectionery",
  "chocolate_shop",
  "juice_shop",
  "tea_house",
];
const isFood = new Set(FOOD_TYPES);

/** The most either search gives at once. */
const MOST_PLACES = 20;

/** Only what we show: more fields cost more. */
export const FIELD_MASK = ["id", "displayName", "location", "rating", "types", "businessStatus"]
  .map((field) => `places.${field}`)
  .join(",");

/** The path and body of a question: by distance around a point, or by relevance to a text in a rectangle around it. */
export function requestFor({ centre, radius, keyword, language }: MapsQuestion) {
  const common = { languageCode: language, regionCode: "SA" };
  if (keyword === null)
    return {
      path: "/v1/places:searchNearby",
      body: {
        ...common,
        includedTypes: FOOD_TYPES,
        maxResultCount: MOST_PLACES,
        rankPreference: "DISTANCE",
        locationRestriction: {
          circle: { center: { latitude: centre.lat, longitude: centre.lng }, radius },
        },
      },
    };
  const latReach = radius / 111_195;
  const lngReach = latReach / Math.cos((centre.lat * Math.PI) / 180);
  return {
    path: "/v1/places:searchText",
    body: {
      ...common,
      textQuery: keyword,
      pageSize: MOST_PLACES,
      locationRestriction: {
        rectangle: {
          low: { latitude: centre.lat - latReach, longitude: centre.lng - lngReach },
          high: { latitude: centre.lat + latReach, longitude: centre.lng + lngReach },
        },
      },
    },
  };
}

const answerSchema = z.object({ places: z.array(z.unknown()).default([]) });

const placeSchema = z.object({
  id: z.string().regex(/^ChIJ[\w-]{1,200}$/),
  displayName: z.object({ text: z.string().trim().min(1).max(200) }),
  location: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  rating: z.number().min(0).max(5).optional(),
  types: z.array(z.string()).default([]),
  businessStatus: z.string().default("OPERATIONAL"),
});

/**
 * The places of an answer. A place that is no place to eat, closed for good or not as documented is left out.
 *
 * @returns undefined when the answer as a whole is not as documented.
 */
export function placesOf(answer: unknown): ExternalPlace[] | undefined {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  return parsed.data.places.flatMap((candidate) => {
    const place = placeSchema.safeParse(candidate);
    if (!place.success) return [];
    const { id, displayName, location, rating, types, businessStatus } = place.data;
    if (businessStatus === "CLOSED_PERMANENTLY" || !types.some((type) => isFood.has(type)))
      return [];
    return [
      {
        placeId: id,
        name: displayName.text,
        lat: location.latitude,
        lng: location.longitude,
        rating: rating ?? null,
        types,
      },
    ];
  });
}
