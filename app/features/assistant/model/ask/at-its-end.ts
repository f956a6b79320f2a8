import { headOf, isAvoidable } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Slots } from "../slots/slots";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** "Latte dune" beside "rakwa spanish latte": a dish that ends as a restaurant is called is of that. */
export function atItsEnd(one: Slots, names: KnownNames): Slots {
  const words = tokenize(one.dish);
  const at = words.findIndex(
    (word, at) =>
      at > 0 && !isFoodWord(word) && at + names.restaurantAt(words, at, true) === words.length,
  );
  if (one.restaurant !== "" || at < 0) return one;
  if (headOf(words.slice(0, at).join(" ")) === "") return one;
  return { ...one, dish: words.slice(0, at).join(" "), restaurant: words.slice(at).join(" ") };
}

/** «قهوة تركية ولا سعودية»: the second is of the first one's kind. */
export function headed(two: Slots, one: Slots): Slots {
  const head = headOf(one.dish);
  // "Fish or vegetables": a food by itself is no kind of the other.
  if (head === one.dish && isAvoidable(head)) return two;
  return two.dish && head && !headOf(two.dish) ? { ...two, dish: `${head} ${two.dish}` } : two;
}
