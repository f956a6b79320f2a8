import type { Ask, Utterance } from "../ask/ask";
import { kept } from "../ask/order";
import { asksToChoose } from "./of-shown";

/**
 * What a message asks of all that was spoken of, and of none of it: "that is old" of several prices, which is told in general, and
 * "which is best?" of an order, which is where all of it costs the least. Undefined where it asks neither.
 */
export function askedOfAll(topic: Ask, read: Utterance, signs: string): Ask | undefined {
  if (read.dish) return undefined;
  const isAged = read.focus === "age" && !read.subject && topic.kind !== "price";
  if (isAged && !read.restaurant) return { ...read, kind: "about", query: "" };
  const isOrder = topic.kind === "compare" && topic.apart;
  return isOrder && asksToChoose(signs) ? { ...kept(topic), facts: [], focus: "all" } : undefined;
}
