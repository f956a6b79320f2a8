import type { Utterance } from "../ask/ask";
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
