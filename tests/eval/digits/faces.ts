import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HELD_OUT_FONTS } from "../snapshots/plan";

/** Faces of Debian that have both kinds of digits or lend themselves to it; those not installed fall back. */
export const SYSTEM_FACES = [
  "Noto Sans Arabic",
  "Noto Kufi Arabic",
  "Noto Naskh Arabic",
  "Noto Sans Arabic UI",
  "DejaVu Sans",
  "DejaVu Sans Mono",
  "Amiri",
  "Scheherazade",
  "Lateef",
  "KacstOne",
  "KacstBook",
  "KacstOffice",
  "KacstNaskh",
  "KacstLetter",
  "KacstScreen",
  "KacstDigital",
  "KacstTitleL",
  "KacstQurn",
  "FreeSerif",
  "FreeMono",
  "FreeSans",
  "Thabit",
  "PakType Naskh Basic",
  "PakType Tehreer",
  "Lemonada",
  "Nazli",
  "Homa",
  "Titr",
  "Liberation Sans",
  "Liberation Serif",
  "Liberation Mono",
  "Open Sans",
  "Lato",
  "Inter",
  "Roboto",
  "Noto Sans",
  "Noto Serif",
  "Noto Mono",
].filter((face) => !HELD_OUT_FONTS.includes(face));

/** `@font-face` rules for every .woff2 of a folder, its family the file's name up to the first "-arabic" or "-latin". */
export function facesOf(folder: string): { css: string; names: string[] } {
  const names = new Set<string>();
  const rules = readdirSync(folder)
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => {
      const [, name = file, weight = "400"] = /^(.+?)-(?:arabic|latin)-(\d+)/.exec(file) ?? [];
      names.add(name);
      const data = readFileSync(join(folder, file)).toString("base64");
      const range = file.includes("-arabic-")
        ? "unicode-range:U+0600-06FF,U+FB50-FDFF,U+FE70-FEFF;"
        : "";
      return `@font-face{font-family:'${name}';font-weight:${weight};${range}src:url(data:font/woff2;base64,${data})}`;
    });
  return { css: rules.join(""), names: [...names] };
}
