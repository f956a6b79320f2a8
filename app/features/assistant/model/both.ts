import type { Ask, Utterance } from "./ask";
import type { Slots } from "./slots";

/** The two dishes spoken of last, side by side; undefined where there were no two. */
export function compareBoth(read: Utterance, topic: Ask, before: Ask | undefined): Ask | undefined {
  const byDistance = read.kind === "nearest";
  const compare = { ...read, kind: "compare" as const, byDistance };
  const near = read.area ? { area: read.area } : {};
  const pair = (one: Ask, other: Slots) => ({
    ...compare,
    ...slotsIn(one),
    ...near,
    other: { ...other, ...near },
  });
  if (byDistance && !read.area) return undefined;
  if (topic.kind === "compare" && topic.other) return pair(topic, topic.other);
  if (!before || !isOne(topic) || !isOne(before) || isSame(before, topic)) return undefined;
  return pair(before, slotsIn(topic));
}

function isOne({ kind, dish, elsewhere }: Ask): boolean {
  return kind === "price" && dish !== "" && !elsewhere;
}

/** Two prices of one dish are told apart by their restaurants; a list and one of it are the same. */
function isSame(one: Ask, other: Ask): boolean {
  if (one.dish !== other.dish || one.size !== other.size) return false;
  return !one.restaurant || !other.restaurant || one.restaurant === other.restaurant;
}

function slotsIn({ dish, size, restaurant, area, quantity, people, maxTotal }: Ask): Slots {
  return { dish, size, restaurant, area, quantity, people, maxTotal };
}
