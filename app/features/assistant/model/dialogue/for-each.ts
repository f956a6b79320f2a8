import type { Ask, Utterance } from "../ask/ask";
import { kept, linesOf, withLines } from "../ask/order";
import type { Slots } from "../slots/slots";

/** What is for each of so many who eat, counted. */
export function servedEach(read: Utterance, eaters: number | null): Utterance {
  const lines = [read, ...(read.other ? [read.other] : []), ...read.rest];
  if (eaters === null || !lines.some(({ each }) => each)) return read;
  const counted = <T extends Slots>(line: T): T => ({
    ...line,
    people: null,
    each: false,
    quantity: line.each ? (line.quantity ?? 1) * eaters : (line.quantity ?? 1),
  });
  return {
    ...counted(read),
    splitBetween: eaters,
    other: read.other && counted(read.other),
    rest: read.rest.map(counted),
  };
}

/** An order of which each had so much, for others than ate before; undefined where it is none, or not all of it was for each. */
export function servedAnew(topic: Ask, { people, quantity, dish }: Utterance): Ask | undefined {
  const before = topic.kind === "compare" && topic.apart ? topic.splitBetween : null;
  if (before === null || people === null || quantity !== null || dish !== "") return undefined;
  const lines = linesOf(topic);
  if (lines.some((line) => (line.quantity ?? 1) % before > 0)) return undefined;
  const anew = lines.map((line) => ({
    ...line,
    quantity: ((line.quantity ?? 1) / before) * people,
  }));
  return { ...withLines(kept(topic), anew), splitBetween: people, people: null };
}
