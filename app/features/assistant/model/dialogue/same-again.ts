import type { Ask, Utterance } from "../ask/ask";
import { TOPICS } from "../ask/spoken-of";
import { named } from "./leans";

/**
 * Does a message want something else than what was answered before: another size, another number, something cheaper, words
 * that nobody knows? Where the answer is the same all the same, it was not understood, or there is nothing else. A limit or a number
 * that was looked for (`asks`) was understood: what was not to be had before is not to be had within it.
 */
export function wantsElse(read: readonly Utterance[], asks: readonly Ask[]): boolean {
  return read.some((one) => {
    if (one.dish !== "" || one.restaurant !== "") return one.otherPlaces;
    const isKept = (key: "quantity" | "people" | "maxTotal") =>
      one[key] === null || asks.some((ask) => TOPICS.has(ask.kind) && ask[key] === one[key]);
    const counts = !(isKept("quantity") && isKept("people") && isKept("maxTotal"));
    // "How much is the half?" where that was shown is answered.
    const isSized = one.size !== "" && !one.asksPrice;
    const turns = one.next || one.cheaper || one.dearest || one.otherOne || one.otherPlaces;
    const leavesOut = one.without.length > 0 || one.untold !== "" || one.except !== "";
    // "What does each pay?" says nothing unknown.
    const isUnknown = named(one) && one.focus === "all" && !one.share && !one.sums;
    return counts || isSized || turns || leavesOut || isUnknown;
  });
}
