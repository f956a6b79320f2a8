import { readdirSync, readFileSync } from "node:fs";

export interface Source {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** The files below `folders` whose name ends in one of `endings`, tests left out. */
export function sources(folders: string[], endings: string[]): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    )
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
