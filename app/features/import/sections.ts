import { SECTIONS, type Section } from "~/features/catalogue";
import { SECTION_TABLE } from "./section-table";
import { readWordMap, WordMap } from "./word-map";

const CODES = Object.keys(SECTIONS) as Section[];

/** What the headings of a menu mean: by the operator's lines, our sections' own names, then our table. */
export function sectionMap(own = ""): WordMap<Section> {
  return new WordMap<Section>(
    readWordMap(own, CODES),
    CODES.flatMap((code) =>
      [code, SECTIONS[code].ar, SECTIONS[code].en].map((word): [string, Section] => [word, code]),
    ),
    readWordMap(SECTION_TABLE, CODES),
  );
}
