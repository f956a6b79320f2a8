import { defineEndpoint } from "~/server/api/endpoint";
import { searchRequestSchema, searchResponseSchema } from "./schema";

export const searchEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/search",
  summary: "Price comparison for a query",
  description:
    "Understands a question in Arabic, English, Urdu, Hindi or Filipino that names a restaurant, a dish, or both, and ranks the platforms by the total that is paid. Finding nothing is not an error: `matches` is empty and `emptyReason` says why.",
  body: searchRequestSchema,
  answer: searchResponseSchema,
  errors: [
    "invalid_request",
    "invalid_area",
    "invalid_lat",
    "invalid_lng",
    "outside_saudi_arabia",
    "invalid_at",
    "forbidden",
    "payload_too_large",
  ],
  example: { query: "2 شاورما دجاج من عمو حمزة" },
});
