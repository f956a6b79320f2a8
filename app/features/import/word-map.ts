import { fold } from "~/features/names";
import { StartError } from "~/server/start-error";

/** What a word of a file means to us: lines "Coffee Shop = coffee", with * for any beginning or end. */
export class WordMap<Meaning extends string> {
  readonly #exact = new Map<string, Meaning>();
  readonly #patterns: { start: string; end: string; meaning: Meaning }[] = [];

  /** Adds the lines of a table behind those that are there: the first that fits counts. */
  constructor(...tables: readonly (readonly [string, Meaning][])[]) {
    for (const [word, meaning] of tables.flat()) {
      const [start = "", ...rest] = word.split("*");
      if (rest.length === 0) {
        if (!this.#exact.has(bare(word))) this.#exact.set(bare(word), meaning);
      } else this.#patterns.push({ start: bare(start), end: bare(rest.join(" ")), meaning });
    }
  }

  /**
   * What a word means, by its own line first; undefined when no line fits.
   *
   * @param before what else may know the word, asked before a line with a *.
   */
  find(word: string, before?: (word: string) => Meaning | null): Meaning | undefined {
    const folded = bare(word);
    return (
      this.#exact.get(folded) ??
      before?.(word) ??
      this.#patterns.find((line) => fits(folded, line))?.meaning
    );
  }
}

/** Letters compared, with or without the article: «الأرز» and «أرز» are one heading. */
const bare = (text: string) => fold(text).replace(/(^| )ال(?=\S{2})/g, "$1");

/** A pattern stands for whole words: "* Restaurant" is "Thai Restaurant" and "Restaurant". */
function fits(folded: string, { start, end }: { start: string; end: string }): boolean {
  const padded = ` ${folded} `;
  return (
    (start === "" || padded.startsWith(` ${start} `)) && (end === "" || padded.endsWith(` ${end} `))
  );
}

/**
 * Reads a table of lines "word = meaning"; what follows a # is a remark.
 *
 * @throws StartError that names the line whose meaning is none of `meanings`.
 */
export function readWordMap<Meaning extends string>(
  text: string,
  meanings: readonly Meaning[],
): [string, Meaning][] {
  const lines: [string, Meaning][] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const said = line.replace(/(?:^|\s)#.*$/, "").trim();
    if (said === "") continue;
    const split = said.lastIndexOf("=");
    const word = said.slice(0, Math.max(0, split)).trim();
    const meaning = meanings.find(
      (known) =>
        known ===
        said
          .slice(split + 1)
          .trim()
          .toLowerCase(),
    );
    if (word === "" || meaning === undefined)
      throw new StartError(
        `Line ${at + 1} of the map is not "word = meaning": ${said}\nMeanings: ${meanings.join(", ")}.`,
      );
    lines.push([word, meaning]);
  }
  return lines;
}
