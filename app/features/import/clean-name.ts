import { scriptOf } from "~/features/names";

/** What people and programs write where there is no name. */
const NO_NAME =
  /^(?:unnamed|unknown|no ?name|name|null|none|nil|nan|n\/?a|test|-+|\.+|\?+|بدون اسم|غير معروف)$/i;

/** Persian and Urdu keyboards' letters → what an Arabic sign shows. */
const FOREIGN_LETTERS: Readonly<Record<string, string>> = {
  ک: "ك",
  ی: "ي",
  ہ: "ه",
  ھ: "ه",
  ے: "ي",
};

/** UTF-8 that was read as Windows-1252 or Latin-1 somewhere on its way: «م» becomes "Ù…". */
const MOJIBAKE = /[ØÙÚÛ][\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\uFFFD|Ã[\u0080-\u00BF]/;

export interface NamesRead {
  ar: string | null;
  en: string | null;
  /** What it is called besides, in a script whose first name is another. */
  others: string[];
  /** A name is there, but its letters were destroyed. */
  garbled: boolean;
  /** A name had HTML in it, which was taken out. */
  markup: boolean;
}

const LONGEST = 120;

/**
 * Sorts the names of a record by script, whatever columns they stood in, and splits one written in both
 * ("كودو Kudu"). The first of each script wins.
 */
export function readNames(candidates: readonly string[]): NamesRead {
  const read: NamesRead = { ar: null, en: null, others: [], garbled: false, markup: false };
  for (const candidate of candidates) {
    const plain = withoutMarkup(candidate);
    if (plain !== candidate) read.markup = true;
    const name = tidy(plain);
    if (name === "") continue;
    if (MOJIBAKE.test(name)) {
      read.garbled = true;
      continue;
    }
    for (const part of splitScripts(name)) {
      if (!/\p{L}|\p{N}/u.test(part) || NO_NAME.test(part)) continue;
      const script = scriptOf(part) === "ar" ? "ar" : "en";
      const plainly =
        script === "ar" ? part.replace(/[کیہھے]/g, (c) => FOREIGN_LETTERS[c] ?? c) : part;
      if (read[script] !== null) read.others.push(plainly);
      read[script] ??= plainly;
    }
  }
  return read;
}

const TAGS = /<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)|<\/?[a-z!][^>]*(?:>|$)/gis;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
};

/** The text of HTML; what is none stays as it is. */
function withoutMarkup(text: string): string {
  return text
    .replace(TAGS, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, ten, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? entity;
      const code = ten ? Number(ten) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
    })
    .replace(TAGS, " ");
}

function tidy(text: string): string {
  const name = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return NO_NAME.test(name) || name.length > LONGEST ? "" : name;
}

const BOTH =
  /^([^\p{Script=Latin}]*\p{Script=Arabic}[^\p{Script=Latin}]*?)[\s|/()\-–—_,:]+([^\p{Script=Arabic}]*\p{Script=Latin}{2}[^\p{Script=Arabic}]*)$/u;
const BOTH_TURNED =
  /^([^\p{Script=Arabic}]*\p{Script=Latin}{2}[^\p{Script=Arabic}]*?)[\s|/()\-–—_,:]+([^\p{Script=Latin}]*\p{Script=Arabic}[^\p{Script=Latin}]*)$/u;
const EDGES = /^[\s|/(\-–—_,:]+|[\s|/)\-–—_,:]+$/g;

function splitScripts(name: string): string[] {
  const both = BOTH.exec(name) ?? BOTH_TURNED.exec(name);
  return both ? both.slice(1).map((part) => part.replace(EDGES, "")) : [name];
}
