import { defineEndpoint } from "~/server/api/endpoint";
import { basketRequestSchema, basketResponseSchema } from "./schema";

export const basketEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/basket",
  summary: "What several dishes cost together",
  description:
    "Prices one order of several dishes on each platform: the dishes, each fee once, which dishes have no price there, and how far the order is below the minimum. Ranks the platforms that take all of it, as far as is known, and says what adding or splitting would save and which other restaurants have all of it. Dishes from several restaurants make one order at each.",
  body: basketRequestSchema,
  answer: basketResponseSchema,
  errors: [
    "invalid_request",
    "invalid_lines",
    "invalid_area",
    "invalid_lat",
    "invalid_lng",
    "outside_saudi_arabia",
    "invalid_at",
    "invalid_lang",
    "forbidden",
    "payload_too_large",
  ],
  example: {
    lines: [
      { dish: "1", quantity: 2 },
      { dish: "3", quantity: 1 },
    ],
  },
});
