import { kindsIn, traitsMade } from "~/features/catalogue";
import { fold } from "~/features/names";

/**
 * Of names found for the words of a dish, those that are not called another dish: "chicken fried rice" has both words of
 * "fried chicken" and is none, and seafood soup is no «سمك». All of them where no other would be left.
 */
export function ofItsKind<Named extends { name: string }>(
  asked: readonly string[],
  names: readonly Named[],
): readonly Named[] {
  const same = names.filter(asked.length > 1 ? ofKinds(asked) : ofOneKind(asked));
  return same.length > 0 ? same : names;
}

/** Is a name of one of the kinds that several words say, or of none? */
function ofKinds(asked: readonly string[]): (named: { name: string }) => boolean {
  const kinds = new Set(kindsIn(asked.join(" ")));
  return ({ name }) => {
    const own = kindsIn(name);
    return kinds.size === 0 || own.length === 0 || own.some((kind) => kinds.has(kind));
  };
}

/** Is a name called by one word, or what that makes a dish? Every rice is rice, and barbecue pizza no «شواية». */
function ofOneKind([asked = ""]: readonly string[]): (named: { name: string }) => boolean {
  const made = traitsMade(asked);
  const word = fold(asked).replace(/^ال(?=\p{L}{2})/u, "");
  return ({ name }) =>
    made.size === 0 ||
    fold(name).includes(word) ||
    [...traitsMade(name)].some((one) => made.has(one));
}
