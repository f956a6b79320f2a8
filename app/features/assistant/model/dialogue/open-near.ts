import type { Ask, Utterance } from "../ask/ask";

/**
 * «مطاعم مفتوحة الحين بالروضة»: the nearest there, each with whether it is open; «فيها كبسة» points at them, and at nothing
 * before. Undefined where nothing of the kind is asked.
 */
export function openNear(read: Utterance, message: string): Ask | undefined {
  const { kind, subject, restaurant, dish, area, theirs, points } = read;
  if (
    kind !== "cannot" ||
    subject !== "hours" ||
    restaurant ||
    !area ||
    theirs ||
    // «Bukas pa» is "is it open", and points at nothing beside «kainan».
    (points && !dish && !OF_PLACES.test(message))
  )
    return undefined;
  const near = { ...read, kind: "nearest", subject: null, restaurant: dish, dish: "" } as const;
  return { ...read, dish: "", list: { ...near, facts: [], when: null, near: false, nth: null } };
}

/** Places to eat, in Filipino. */
const OF_PLACES = /(?<!\p{L})(?:kainang?|karinderya|restawran|restaurants?|resto)(?!\p{L})/iu;
