import { phrasesIn } from "~/features/understanding";

/** How the words data writes what people write with letters dropped, by that. */
const SPELLED = new Map(
  phrasesIn("spellings").map(({ phrase, meaning }) => [phrase, meaning] as const),
);
const longest = [...SPELLED.keys()].sort((a, b) => b.length - a.length).join("|");
const WRITTEN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest})(?![\\p{L}\\p{N}])`, "giu");

/** "Ano pong app": the linker of the word before is written onto the respect. */
const LINKED_RESPECT = /(?<=[aeiou])\s+(?:p|h)ong(?!\p{L})/giu;
const LINKED_BEHIND_N = /(?<=n)\s+(?:p|h)ong(?!\p{L})/giu;
/** "Po" says respect and nothing else, wherever it stands: "saan po ang", "pwede po ba". */
const RESPECT = /(?<=\S)\s+(?:po|ho|pong|hong)(?![\p{L}'’]|\s+boy)/giu;

/** A Filipino sentence in the spelling of the words data, and without the respect that may stand between the words of any phrase. */
export const asFilipinoReads = (sentence: string): string =>
  sentence
    .replace(LINKED_RESPECT, "ng")
    .replace(LINKED_BEHIND_N, "g")
    .replace(RESPECT, "")
    .replace(WRITTEN, (word) => SPELLED.get(word.toLowerCase()) ?? word);
