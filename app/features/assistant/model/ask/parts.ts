import { BETWEEN, phrasesIn } from "~/features/understanding";
import { plain } from "../vocabulary/phrases";

/** Which parts a sentence has together. */
export interface PartsRule {
  parts: readonly string[];
  /** Parts that speak of something else. */
  not?: readonly string[];
}

/** Does a sentence that has some parts have those of a rule, and none that it excludes? */
export const fits = ({ parts, not = [] }: PartsRule, has: ReadonlySet<string>): boolean =>
  parts.every((part) => has.has(part)) && !not.some((part) => has.has(part));

/** What is written onto an Arabic word: «والنقاط», «بالنقاط», «للنقاط». */
const ONTO = /^[وف]?(?:لل|[بلك]?(?:ال)?)(?=\p{Script=Arabic}{3})/u;

/** What phrases mean, by their first folded word, each with the words that follow it. */
export function byFirstWord(known: readonly { phrase: string; meaning: string }[]) {
  const found = new Map<string, { part: string; rest: readonly string[] }[]>();
  for (const { phrase, meaning } of known) {
    const [first = "", ...rest] = plain(phrase).split(" ");
    found.set(first, [...(found.get(first) ?? []), { part: meaning, rest }]);
  }
  return found;
}

/** What apps are called, beside the letters they have here. */
const CALLED = phrasesIn("platforms").flatMap(({ phrase, meaning }) =>
  meaning === "app" ? [{ phrase, meaning: "called" }] : [],
);
const FILES = ["services", "told", "outside"];
const PARTS = byFirstWord([...FILES.flatMap(phrasesIn), ...CALLED]);

/** One sentence is asked for several things in turn. */
let last: { sentence: string; parts: ReadonlySet<string> } = { sentence: "", parts: new Set() };

/** The parts of `words/services.tsv` that a sentence has, in any of the five languages. */
export function partsOf(sentence: string): ReadonlySet<string> {
  if (last.sentence !== sentence) last = { sentence, parts: partsIn(sentence) };
  return last.parts;
}

function partsIn(sentence: string): ReadonlySet<string> {
  const words = plain(sentence).split(" ");
  const found = new Set<string>();
  words.forEach((word, at) => {
    for (const form of new Set([word, word.replace(/^[وف](?=..)/, ""), word.replace(ONTO, "")]))
      for (const { part, rest } of PARTS.get(form) ?? [])
        if (isAllOf(part, at, endOf(rest, words, at + 1), words)) found.add(part);
  });
  return found;
}

/** The place after words that stand from a place on, whatever between them only says how it is said; 0 where they don't. */
function endOf(phrase: readonly string[], words: readonly string[], from: number): number {
  let at = from;
  const isSaid = phrase.every((next) => {
    while (words[at] !== next && BETWEEN.has(words[at] ?? "")) at++;
    return words[at++] === next;
  });
  return isSaid ? at : 0;
}

/** What stands before or behind a whole question and changes nothing of it: "so, do you charge anything or not". */
const AROUND = new Set(
  plain(
    "mujhe mujhko hame hamein مجھے ہمیں मुझे हमें so and but ok okay btw wait also then or not though tho عشان يعني طيب بس هل و انتم انتو ولا لا لو سمحت اجل کیا تو اور یا نہیں क्या तो और या नहीं kya to toh aur ya nahi nahin po ba pala ano naman at tsaka eh nga",
  ).split(" "),
);

/** Is a part found, which may have to be all that is said: "is this free?", but not "is this free of nuts?" */
function isAllOf(part: string, start: number, end: number, words: readonly string[]): boolean {
  if (end === 0 || part !== "free") return end > 0;
  return [...words.slice(0, start), ...words.slice(end)].every((word) => AROUND.has(word));
}
