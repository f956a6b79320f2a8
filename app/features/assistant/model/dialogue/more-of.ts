import { headOf } from "~/features/catalogue";
import type { Ask, Utterance } from "../ask/ask";

/**
 * "Koi aur pizza wala?": after who sells pizza it asks who else does, and of nothing that was shown who does at all; what is
 * only like pizza is asked for in neither.
 */
export function moreOf(read: Utterance, topic: Ask | undefined): Utterance {
  const { kind, dish, restaurant, more } = read;
  if (kind !== "suggest" || !more || restaurant || !headOf(dish)) return read;
  if (topic?.kind === "price" && topic.dish === dish) return { ...read, kind: "unclear", dish: "" };
  return topic ? read : { ...read, kind: "price", more: false };
}
