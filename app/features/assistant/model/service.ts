import { phrasesIn } from "~/features/understanding";
import { plain } from "./phrases";
import type { Subject } from "./subjects";

/** What questions about the service are made of. */
type Part =
  | "point"
  | "how"
  | "howmany"
  | "complain"
  | "cold"
  | "reach"
  | "person"
  | "agent"
  | "app"
  | "always"
  | "cheap"
  | "why"
  | "dear";

/** What is asked of the service by which parts together, the first that fits; `not` speaks of something else. */
const ASKED: readonly { subject: Subject; parts: readonly Part[]; not?: readonly Part[] }[] = [
  { subject: "howPoints", parts: ["point", "how"], not: ["howmany"] },
  { subject: "points", parts: ["point", "howmany"] },
  { subject: "reachUs", parts: ["complain"], not: ["cold"] },
  { subject: "reachUs", parts: ["agent"], not: ["cold"] },
  { subject: "reachUs", parts: ["reach", "person"], not: ["cold"] },
  { subject: "overall", parts: ["app", "always", "cheap"] },
  { subject: "dearer", parts: ["why", "dear"] },
];

/** What is written onto an Arabic word: «والنقاط», «بالنقاط», «للنقاط». */
const ONTO = /^[وف]?(?:لل|[بلك]?(?:ال)?)(?=\p{Script=Arabic}{3})/u;

/** The parts by their first folded word, each with the words that follow it. */
const PARTS = new Map<string, { part: Part; rest: readonly string[] }[]>();
for (const { phrase, meaning } of phrasesIn("services")) {
  const [first = "", ...rest] = plain(phrase).split(" ");
  PARTS.set(first, [...(PARTS.get(first) ?? []), { part: meaning as Part, rest }]);
}

/** The parts that a sentence has, in any of the five languages. */
function partsOf(sentence: string): Set<Part> {
  const words = plain(sentence).split(" ");
  const found = new Set<Part>();
  words.forEach((word, at) => {
    for (const form of new Set([word, word.replace(/^[وف](?=..)/, ""), word.replace(ONTO, "")]))
      for (const { part, rest } of PARTS.get(form) ?? [])
        if (rest.every((next, i) => words[at + 1 + i] === next)) found.add(part);
  });
  return found;
}

/**
 * What a sentence, as it was written, asks of the service itself: how points work, how to reach us, which app is always
 * the cheapest, why one is dearer; null where it asks nothing of the kind.
 */
export function serviceAsked(sentence: string): Subject | null {
  const has = partsOf(sentence);
  const asked = ASKED.find(
    ({ parts, not = [] }) =>
      parts.every((part) => has.has(part)) && !not.some((part) => has.has(part)),
  );
  return asked?.subject ?? null;
}
