import { defineEndpoint } from "~/server/api/endpoint";
import { popularAnswerSchema, popularQuerySchema } from "./schema";

export const popularEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/intents/popular",
  summary: "Trending food queries by area",
  description:
    "What people ask for in a neighbourhood, in the city or in the country, by how many different people asked in the last seven days. Every spelling of a question counts as one, and a person counts once. Only what several people asked for appears: three, unless the service is set otherwise.",
  query: popularQuerySchema,
  exampleQuery: { scope: "city", limit: "5" },
  answer: popularAnswerSchema,
  errors: ["invalid_scope", "invalid_area", "invalid_limit", "invalid_lang", "rate_limit_exceeded"],
});
