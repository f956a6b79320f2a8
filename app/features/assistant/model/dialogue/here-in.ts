import type { Utterance } from "../ask/ask";

/** «ايهم اقرب؟ انا بالنرجس»: where somebody is holds for what they ask before. */
export function hereIn(read: readonly Utterance[]): readonly Utterance[] {
  const area = read.find(({ here }) => here)?.area ?? "";
  if (!area) return read;
  return read.map((one) => {
    if (one.area !== "" || !(one.kind === "nearest" || one.near)) return one;
    const there = { ...one, area, near: false };
    // "Where can I get it near me?" asks who is near.
    const isWhere = one.kind === "price" && one.where;
    return isWhere ? { ...there, kind: "nearest", restaurant: one.dish, dish: "" } : there;
  });
}
