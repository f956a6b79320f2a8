import { z } from "zod";

/** As long as any name of a menu. */
const name = z.string().trim().min(1).max(120);
const count = z.number().int().min(1).max(99);

/** What a model is asked to tell of a conversation: the part of an `Ask` that names things. Nothing in it is a price of ours. */
export const filledSchema = z.object({
  act: z
    .enum(["price", "compare", "nearest", "similar", "suggest", "restaurant", "other"])
    .describe(
      "price: what something costs, or which app is cheapest for it. compare: two things set against each other. nearest: which place is near. similar: dishes like one. suggest: what to eat is left to us. restaurant: what a restaurant has, how it is rated. other: anything else, such as greetings, remembering or forgetting something, complaints, other topics.",
    ),
  lines: z
    .array(z.object({ dish: name, size: name.nullish(), quantity: count.nullish() }))
    .max(10)
    .nullish()
    .describe(
      "The dishes asked for, without their sizes; several only when several are ordered or compared.",
    ),
  restaurants: z.array(name).max(3).nullish(),
  area: name.nullish().describe("A neighbourhood of Riyadh."),
  people: count.nullish().describe("For how many."),
  budget: z.number().positive().max(100_000).nullish().describe("The most to be paid in all, SAR."),
  avoid: z.array(name).max(10).nullish().describe("Foods that are not wanted."),
  except: name.nullish().describe("A restaurant that is not wanted."),
  sort: z.enum(["cheapest", "dearest", "rated", "near"]).nullish(),
});

export type Filled = z.infer<typeof filledSchema>;
