import { z } from "zod";
import { wholeNumber } from "~/server/api/whole-number";
import { SCOPES } from "./scope";

/** Most intents in one answer. */
export const MOST_INTENTS = 50;

/** The parameters that say which part of the country is meant. */
export const scopeParameters = {
  scope: z
    .enum(SCOPES)
    .default("city")
    .meta({ description: "How much of the country counts; `city` when absent." }),
  area: z.string().max(240).trim().default("").meta({
    description:
      "A Riyadh neighbourhood, in Arabic; required when the scope is `district`. In a larger scope, the city or country it lies in is meant.",
  }),
};

export const popularQuerySchema = z.object({
  ...scopeParameters,
  limit: wholeNumber(1, MOST_INTENTS, 10).meta({
    type: "integer",
    description: `The most intents to return, 1 to ${MOST_INTENTS}; 10 when absent.`,
  }),
  lang: z
    .enum(["ar", "en"])
    .default("ar")
    .meta({ description: "Language of names; the other one where a name is missing." }),
});

const popularIntentSchema = z.object({
  query: z.string().meta({ description: "A question you can send to /api/search as it is." }),
  restaurant: z.string().meta({ description: "Empty when a dish alone is asked for." }),
  item: z.string().meta({ description: "Empty when a restaurant alone is asked for." }),
  users: z.int().min(1).meta({
    description: "At least this many different people asked for it in the last seven days.",
  }),
  rank: z.int().min(1).meta({ description: "1 for what the largest number of people ask for." }),
});
export type PopularIntent = z.infer<typeof popularIntentSchema>;

export const popularAnswerSchema = z.object({
  scope: z.enum(SCOPES),
  area: z.string().meta({ description: "What the answer is about, in Arabic." }),
  intents: z
    .array(popularIntentSchema)
    .max(MOST_INTENTS)
    .meta({ description: "What the largest number of people ask for comes first." }),
  count: z.int().min(0).meta({ description: "How many intents there are in this answer." }),
});
