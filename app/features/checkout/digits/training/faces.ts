import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HELD_OUT_FONTS } from "~tests/eval/snapshots/plan";

/** A face with the rules that load it, none for those of the system. */
export interface Face {
  name: string;
  css: string;
}

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

/** Faces of posters and books (`fonts-arabeyes`): seldom on a checkout, but every shape a digit may have. */
export const RARE_FACES = [
  "AlArabiya",
  "AlBattar",
  "AlHor",
  "AlManzomah",
  "AlYarmook",
  "Arab",
  "Cortoba",
  "Dimnah",
  "Furat",
  "Granada",
  "Graph",
  "Hani",
  "Haramain",
  "Jet",
  "Kayrawan",
  "Khalid",
  "Mashq",
  "Metal",
  "Nada",
  "Nagham",
  "Petra",
  "Rasheeq",
  "Rehan",
  "Salem",
  "Sharjah",
  "Sindbad",
  "Tarablus",
  "Tholoth",
  "KacstFarsi",
  "KacstPen",
  "KacstPoster",
  "PakType Naqsh",
  "PakType Naskh Basic SA",
  "Noto Nastaliq Urdu",
];

/** The faces of every .woff2 of a folder, each named by its file up to the "-arabic" or "-latin" before its weight. */
export function facesOf(folder: string): Face[] {
  const faces = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".woff2"))) {
    const [, name = file, weight = "400"] = /^(.+?)-(?:arabic|latin)-(\d+)/.exec(file) ?? [];
    if (HELD_OUT_FONTS.some((held) => held.toLowerCase() === name.replaceAll("-", " "))) continue;
    const data = readFileSync(join(folder, file)).toString("base64");
    const range = file.includes("-arabic-")
      ? "unicode-range:U+0600-06FF,U+FB50-FDFF,U+FE70-FEFF;"
      : "";
    const rule = `@font-face{font-family:'${name}';font-weight:${weight};${range}src:url(data:font/woff2;base64,${data})}`;
    faces.set(name, (faces.get(name) ?? "") + rule);
  }
  return [...faces].map(([name, css]) => ({ name, css }));
}
