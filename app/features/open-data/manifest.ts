import type { OpenTable } from "./record";

/** What a dump says of itself. */
export const MANIFEST = "manifest.json";

export interface ManifestFile {
  name: string;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  /** What others may do with it: the owner's to choose. */
  license: string;
  /** The day in Riyadh on which it was written. */
  day: string;
  /** The feed goes on after it: all changes up to it are in the files. */
  cursor: number;
  /** How many lines each table has. */
  tables: Partial<Record<OpenTable, number>>;
  files: ManifestFile[];
}

/** What a file of a dump is, by its name. */
export function dumpFileType(name: string): string {
  if (name.endsWith(".json")) return "application/json";
  if (name.endsWith(".jsonl")) return "application/jsonl; charset=utf-8";
  if (name.endsWith(".csv")) return "text/csv; charset=utf-8";
  return "application/vnd.apache.parquet";
}
