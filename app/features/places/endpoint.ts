import { defineEndpoint } from "~/server/api/endpoint";
import { placesQuerySchema, placesResponseSchema } from "./schema";

export const placesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/places",
  summary: "Nearby restaurants",
  description:
    "Restaurants around a point in Saudi Arabia: our own records and places the maps provider knows, each listed once. While the provider can't be asked, the answer holds only our own.",
  query: placesQuerySchema,
  exampleQuery: { lat: "24.694", lng: "46.684", keyword: "شاورما" },
  answer: placesResponseSchema,
  errors: [
    "invalid_lat",
    "invalid_lng",
    "invalid_radius",
    "invalid_keyword",
    "invalid_lang",
    "outside_saudi_arabia",
  ],
});
