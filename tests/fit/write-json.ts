import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** JSON laid out as the repository keeps it, so that what is fitted again from the same material differs in no byte. */
export function jsonText(value: unknown): string {
  const biome = dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json"));
  return execFileSync(
    process.execPath,
    [join(biome, "bin/biome"), "format", "--stdin-file-path=fitted.json"],
    { input: JSON.stringify(value, null, 2), encoding: "utf8", maxBuffer: 2 ** 26 },
  );
}

/** Keeps what was fitted. */
export const writeJson = (file: string, value: unknown) => writeFileSync(file, jsonText(value));
