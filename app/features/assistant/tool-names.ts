/** The tools of the contract, in its order. */
export const TOOL_NAMES = [
  "search_restaurant",
  "get_price_comparison",
  "get_nearest_branches",
  "suggest_similar_items",
  "save_user_fact",
  "recall_user_memory",
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** Whether a name that a model or a stream gives is one of our tools. */
export function isToolName(name: string): name is ToolName {
  return (TOOL_NAMES as readonly string[]).includes(name);
}
