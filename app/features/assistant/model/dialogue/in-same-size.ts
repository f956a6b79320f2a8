import { headOf, represent } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import type { KnownNames } from "../vocabulary/known-names";

/**
 * "May pepperoni?" after a large margherita, «بيبروني؟»: another of its kind by its name alone is asked for in the size that
 * was spoken of, if it has that. Any other ask as it is.
 */
export function inSameSize(ask: Ask, read: Utterance, topic: Ask | undefined, names: KnownNames) {
  const isSized = topic?.kind === "price" && topic.size !== "" && topic.dish !== "";
  const isPlain = ask.kind === "price" && ask.dish === read.dish && ask.size === "";
  if (!isSized || !isPlain || !ask.dish || ask.restaurant) return ask;
  const counts = ask.quantity ?? ask.people ?? ask.maxTotal;
  const looks = read.asksPrice || read.cheaper || read.cheapestOf || read.where || read.dearest;
  if (counts !== null || looks || !areOfOneKind(ask.dish, topic.dish, names)) return ask;
  return { ...ask, size: topic.size, sizeKept: true };
}

/** Are two dishes of one kind? What of a menu has no word for its kind is of that with which menus call it so: "margherita pizza". */
function areOfOneKind(one: string, other: string, { isDish }: KnownNames): boolean {
  const [head, otherHead] = [headOf(one), headOf(other)];
  if (head && otherHead) return mostOf(one) === mostOf(other);
  if (!head && !otherHead) return true;
  return isDish(tokenize(head ? `${other} ${head}` : `${one} ${otherHead}`));
}

const mostOf = (dish: string) =>
  [...represent([dish])].sort(([, one], [, other]) => other - one)[0]?.[0];
