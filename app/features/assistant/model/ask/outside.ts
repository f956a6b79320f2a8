import { hasFood, type MessageSlots } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import type { Utterance } from "./ask";
import { namesSurely } from "./only-tells";
import { partsOf } from "./parts";

/** What is read of what has nothing to do with food or its prices. */
export const OUTSIDE = {
  ...{ kind: "offTopic", subject: null, focus: "all", chats: false },
  ...{ dish: "", restaurant: "", query: "", area: "", city: "", left: "" },
  ...{ size: "", quantity: null },
} as const satisfies Partial<Utterance>;

/** "25 × 14": sums are for nobody here. */
const CALCULATES = /\p{Nd}\s?[*×÷^]\s?\p{Nd}|^\W*\p{Nd}+\s?[+x/-]\s?\p{Nd}+\s?(?:=|$)/u;

/** Does a sentence, or how it is read (`said`), speak of other things than food, and name none? */
export const isOfOthers = (
  sentence: string,
  said: string,
  found: MessageSlots,
  names: KnownNames,
): boolean =>
  (CALCULATES.test(sentence) || [sentence, said].some((one) => partsOf(one).has("topic"))) &&
  !namesSurely(found, names);

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
