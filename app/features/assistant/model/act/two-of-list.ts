import type { Ask } from "../ask/ask";
import type { Acting } from "./acts";
import { listShown, taking, wholeOf } from "./choice";
import { WAITING } from "./lookups";

/** The first of a list that was shown beside the next, or the one that was named by its place; the list again where it has but one. */
export function twoOfList(ask: Ask, list: Ask, acting: Acting): Ask | string | typeof WAITING {
  const whole = wholeOf(list, acting);
  if (typeof whole !== "object") return whole;
  const shown = listShown(whole, acting);
  if (shown === WAITING) return WAITING;
  const [one, other] = [shown[0], shown.at(ask.nth ?? 1)];
  if (!one || !other || one === other) return { ...list, left: ask.left };
  const side = { ...ask, list: null, dish: "", restaurant: "", size: "", kind: "price" } as const;
  const [first, second] = [one, other].map((picked) => taking(acting.voice, side, picked));
  return first && second
    ? { ...first, kind: "compare", other: second, apart: false }
    : { ...list, left: ask.left };
}
