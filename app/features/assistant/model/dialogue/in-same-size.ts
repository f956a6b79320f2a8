import { headOf, represent } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import type { KnownNames } from "../vocabulary/known-names";

/**
 * "May pepperoni?" after two large margheritas, «بيبروني؟»: another of its kind by its name alone is asked for in the size
 * that was spoken of, if it has that, and as many of it. Any other ask as it is.
 */
export function inSameSize(ask: Ask, read: Utterance, topic: Ask | undefined, names: KnownNames) {
  const isSaid = topic && (topic.size !== "" || (topic.quantity ?? 1) > 1);
  const isPlain = ask.kind === "price" && ask.dish === read.dish && ask.size === "";
  if (topic?.kind !== "price" || !topic.dish || !isSaid || !isPlain) return ask;
  const counts = ask.quantity ?? ask.people ?? ask.maxTotal;
  const looks = read.asksPrice || read.cheaper || read.cheapestOf || read.where || read.dearest;
  const isOther = !ask.dish || ask.restaurant !== "" || counts !== null || looks;
  if (isOther || !areOfOneKind(ask.dish, topic.dish, names)) return ask;
  const isOfKind = headOf(ask.dish) !== "" || headOf(topic.dish) !== "";
  const quantity = isOfKind ? topic.quantity : null;
  return { ...ask, quantity, size: topic.size, sizeKept: topic.size !== "" };
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
