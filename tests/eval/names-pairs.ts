import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { fold, scriptOf } from "~/features/names";
import { pick, seeded } from "../bench/random";

/** One place's name in both scripts. */
export interface NamePair {
  ar: string;
  en: string;
}

/** Which half of the pairs: those a fit may learn from, or those held out of it. */
export type Half = "fit" | "held";

type Row = Record<string, string | null | undefined>;

/** Rows of a CSV file with a header, or of a JSON array of objects. */
function readRows(file: string): Row[] {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return JSON.parse(text) as Row[];
  return parse(text, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
}

/** The distinct pairs of a file with columns `name_ar` and `name_en`, of one `kind` when asked and the file has the column. */
export function readPairs(file: string, kind?: string): NamePair[] {
  const pairs = new Map<string, NamePair>();
  for (const row of readRows(file)) {
    const ar = row.name_ar?.trim();
    const en = row.name_en?.trim();
    if (!ar || !en) continue;
    if (kind !== undefined && row.kind !== undefined && row.kind !== kind) continue;
    pairs.set(JSON.stringify([ar, en]), { ar, en });
  }
  return [...pairs.values()];
}

/** The names of each row in the columns `name`, `name_ar` and `name_en`. */
export function readNames(file: string): string[][] {
  return readRows(file).map((row) => {
    const names = [row.name, row.name_ar, row.name_en].map((name) => name?.trim() ?? "");
    return [...new Set(names)].filter((name) => name !== "" && name !== "Unnamed");
  });
}

/** The half of the pairs that its English name says, so that the branches of one name stay together. */
export const halfOf = ({ en }: NamePair): Half => halfOfText(en);

/** The half that the hash (FNV-1a) of a text puts it in: the same whatever stands beside it. */
export function halfOfText(text: string): Half {
  let hash = 0x811c9dc5;
  for (const letter of fold(text))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 16) & 1 ? "held" : "fit";
}

/**
 * `count` names to be found among: `names`, then names of the `rows` of a city, as long as there are any, then names made of
 * the first half of one of them and the last half of another. All are in the script of `names`, and a row with a name that
 * is `asked` for is left out: its place would be found, and rightly, under the very words asked.
 */
export function among(
  names: readonly string[],
  asked: readonly string[],
  rows: readonly (readonly string[])[],
  count: number,
): string[] {
  const found = new Map(names.map((name) => [fold(name), name]));
  const taken = new Set([...asked.map(fold), ...found.keys()]);
  const script = scriptOf(names.join(" "));
  const others = rows
    .filter((row) => !row.some((name) => taken.has(fold(name))))
    .flatMap((row) => row.filter((name) => scriptOf(name) === script));
  const random = seeded(13);
  shuffle(others, random);
  const add = (name: string) => {
    const text = fold(name);
    if (found.size < count && !taken.has(text) && !found.has(text)) found.set(text, name);
  };
  others.forEach(add);
  const whole = [...found.values()];
  for (let tries = 0; found.size < count && tries < 20 * count; tries++)
    add(`${half(pick(random, whole), 0)} ${half(pick(random, whole), 1)}`.trim());
  return [...found.values()];
}

function shuffle(list: string[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as string, list[at] as string];
  }
}

function half(name: string, which: 0 | 1): string {
  const words = name.split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  return (which === 0 ? words.slice(0, middle) : words.slice(middle)).join(" ");
}
