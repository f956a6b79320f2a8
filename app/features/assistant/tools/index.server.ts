import { type ToolSet, tool, zodSchema } from "ai";
import { comparePrices } from "./compare-prices.server";
import type { ToolContext } from "./context";
import { findRestaurant } from "./find-restaurant.server";
import { nearestBranches } from "./nearest-branches.server";
import { recallFacts, saveFact } from "./remember.server";
import { TOOL_SCHEMAS, type ToolName } from "./schema";
import { suggestSimilar } from "./suggest-similar.server";

export type { ToolContext } from "./context";

/** What the tools take, told to a model at each step: its JSON Schema is made once, not for each of them. */
const INPUTS = {
  search_restaurant: zodSchema(TOOL_SCHEMAS.search_restaurant.input),
  get_price_comparison: zodSchema(TOOL_SCHEMAS.get_price_comparison.input),
  get_nearest_branches: zodSchema(TOOL_SCHEMAS.get_nearest_branches.input),
  suggest_similar_items: zodSchema(TOOL_SCHEMAS.suggest_similar_items.input),
  save_user_fact: zodSchema(TOOL_SCHEMAS.save_user_fact.input),
  recall_user_memory: zodSchema(TOOL_SCHEMAS.recall_user_memory.input),
};

/**
 * The six tools as a model may call them. They read the public catalogue and the facts of the person in the context; the
 * one thing they can change is that person's own list of facts.
 */
export function toolsFor(context: ToolContext) {
  const schemas = TOOL_SCHEMAS;
  return {
    search_restaurant: tool({
      description:
        "Looks up a restaurant by name, with its areas, most asked-for dishes, and whether it is open now.",
      inputSchema: INPUTS.search_restaurant,
      outputSchema: schemas.search_restaurant.output,
      execute: (input) => findRestaurant(context, input),
    }),
    get_price_comparison: tool({
      description:
        "Compares what a dish costs delivered on the platforms, at one restaurant or at all that have it, cheapest first. The only source of prices.",
      inputSchema: INPUTS.get_price_comparison,
      outputSchema: schemas.get_price_comparison.output,
      execute: (input) => comparePrices(context, input),
    }),
    get_nearest_branches: tool({
      description:
        "The closest branches of a restaurant, or places of a kind, to an area or to coordinates; to the person's own area when none is given.",
      inputSchema: INPUTS.get_nearest_branches,
      outputSchema: schemas.get_nearest_branches.output,
      execute: (input) => nearestBranches(context, input),
    }),
    suggest_similar_items: tool({
      description:
        "Dishes similar in meaning to one, or of a kind, or anything within a budget, with their prices.",
      inputSchema: INPUTS.suggest_similar_items,
      outputSchema: schemas.suggest_similar_items.output,
      execute: (input) => suggestSimilar(context, input),
    }),
    save_user_fact: tool({
      description:
        "Keeps something the person says about themselves for later, such as a dislike, an allergy or where they live, or forgets it. Only what they say in their own latest message.",
      inputSchema: INPUTS.save_user_fact,
      outputSchema: schemas.save_user_fact.output,
      execute: (input) => saveFact(context, input),
    }),
    recall_user_memory: tool({
      description: "What the person has told before about themselves.",
      inputSchema: INPUTS.recall_user_memory,
      outputSchema: schemas.recall_user_memory.output,
      execute: (input) => recallFacts(context, input),
    }),
  } satisfies Record<ToolName, ToolSet[string]>;
}
