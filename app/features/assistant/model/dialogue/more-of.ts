import { headOf } from "~/features/catalogue";
import type { Ask, Utterance } from "../ask/ask";
import { isMadeWith } from "../ask/variety";

/**
 * "Koi aur pizza wala?": after who sells pizza it asks who else does, and of nothing that was shown who does at all; what is
 * only like pizza is asked for in neither.
 */
export function moreOf(read: Utterance, topic: Ask | undefined): Utterance {
  const { kind, dish, restaurant, more } = read;
  // «مثله بس دجاج» after burgers: one of those with chicken, and nothing that is like chicken.
  const isOfTopic = kind === "similar" && read.points && !restaurant && topic;
  if (isOfTopic && headOf(topic.dish) && isMadeWith(dish))
    return { ...read, kind: "price", leans: true, left: "" };
  if (kind !== "suggest" || !more || restaurant || !headOf(dish)) return read;
  if (topic?.kind === "price" && topic.dish === dish) return { ...read, kind: "unclear", dish: "" };
  return topic ? read : { ...read, kind: "price", more: false };
}

/** «كبسة» after ideas without chicken: none with that, unless it is what they were to be without. */
export const stillWithout = (topic: Ask, read: Utterance): Utterance =>
  topic.kind === "suggest" && read.kind === "price" && read.dish !== ""
    ? {
        ...read,
        without: [...topic.without.filter((food) => !read.dish.includes(food)), ...read.without],
      }
    : read;
