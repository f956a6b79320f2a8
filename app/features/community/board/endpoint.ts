import { defineEndpoint } from "~/server/api/endpoint";
import { boardAnswerSchema, boardQuerySchema } from "./schema";

export const leaderboardEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard",
  summary: "Contributor leaderboard",
  description:
    "Who contributed most in a neighbourhood, in the city or in the country, by points earned this week, this month or of all time. Only people who show both their profile and themselves on the leaderboard appear. A neighbourhood lists the people who chose it; every price is from the city, so the city and the country list everybody.",
  query: boardQuerySchema,
  exampleQuery: { scope: "city", period: "month", limit: "10" },
  answer: boardAnswerSchema,
  errors: [
    "invalid_scope",
    "invalid_area",
    "invalid_period",
    "invalid_limit",
    "invalid_offset",
    "rate_limit_exceeded",
  ],
});
