import { kindsIn } from "~/features/catalogue";

/**
 * Of names found for the words of a dish, those that are not called another dish: "chicken fried rice" has both words of
 * "fried chicken" and is none. All of them where no other would be left.
 */
export function ofItsKind<Named extends { name: string }>(
  asked: readonly string[],
  names: readonly Named[],
): readonly Named[] {
  // Every burger is a burger, whatever else it is called.
  const kinds = new Set(asked.length > 1 ? kindsIn(asked.join(" ")) : []);
  if (kinds.size === 0) return names;
  const same = names.filter(({ name }) => {
    const own = kindsIn(name);
    return own.length === 0 || own.some((kind) => kinds.has(kind));
  });
  return same.length > 0 ? same : names;
}
