import { hasFood, type MessageSlots } from "../slots/slots";
import type { Utterance } from "./ask";
import { partsOf } from "./parts";

/** What is read of what has nothing to do with food or its prices. */
export const OUTSIDE = {
  ...{ kind: "offTopic", subject: null, focus: "all", chats: false },
  ...{ dish: "", restaurant: "", query: "", area: "", city: "", left: "" },
} as const satisfies Partial<Utterance>;

/** Does a sentence, folded in `said`, speak of an errand that is no food: a taxi, an apartment, what time it is? */
export function isOutside(
  sentence: string,
  said: string,
  { dish, people, maxTotal }: Pick<MessageSlots, "dish" | "people" | "maxTotal">,
): boolean {
  if (people !== null || maxTotal !== null) return false;
  const has = partsOf(sentence);
  // «رحلات البر وش ناكل؟»
  return has.has("errand") && !has.has("eat") && ![said, dish].some(hasFood);
}
