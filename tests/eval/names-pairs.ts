import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** One place's name in both scripts. */
export interface NamePair {
  ar: string;
  en: string;
}

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

/** Every name in the columns `name`, `name_ar` and `name_en`. */
export function readNames(file: string): string[] {
  return readRows(file).flatMap((row) => {
    const names = [row.name, row.name_ar, row.name_en].map((name) => name?.trim() ?? "");
    return [...new Set(names)].filter((name) => name !== "" && name !== "Unnamed");
  });
}
