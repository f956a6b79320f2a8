import type { Ask, Utterance } from "../ask/ask";

/**
 * «مطاعم مفتوحة الحين بالروضة»: the nearest there, each with whether it is open; «فيها كبسة» points at them, and at nothing
 * before. Undefined where nothing of the kind is asked.
 */
export function openNear(read: Utterance): Ask | undefined {
  const { kind, subject, restaurant, dish, area, theirs, points } = read;
  if (
    kind !== "cannot" ||
    subject !== "hours" ||
    restaurant ||
    !area ||
    theirs ||
    (points && !dish)
  )
    return undefined;
  const near = { ...read, kind: "nearest", subject: null, restaurant: dish, dish: "" } as const;
  return { ...read, dish: "", list: { ...near, facts: [], when: null, near: false, nth: null } };
}
