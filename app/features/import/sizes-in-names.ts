import { SIZES, type Size } from "~/features/catalogue";
import { fold } from "~/features/names";

/** Words that are a size wherever they stand; the others only behind the name or in brackets, where nothing else is meant. */
const PLAIN: readonly Size[] = ["small", "medium", "large", "xl", "family"];
/** Letters that are a size in brackets or behind a dash alone. */
const SHORTEST_WORD = 3;

const SIZE_OF = new Map<string, Size>();
for (const [code, { ar, en }] of Object.entries(SIZES))
  for (const word of [code, ...ar, ...en]) SIZE_OF.set(fold(word), code as Size);

/** The size a text says and nothing else, one of it where a number is said ("1 kilo"); undefined for anything else. */
export function sizeOf(text: string): Size | undefined {
  const said = fold(text.replace(/^(?:size|حجم|الحجم)\s+/i, ""));
  return SIZE_OF.get(said) ?? SIZE_OF.get(said.replace(/^1 /, ""));
}

/** A dish's name with the size that stood in it, if one did. */
export interface SizedName {
  name: string;
  size: Size | null;
}

/** Takes the size out of a dish's name: "Latte (Large)", «كبسة دجاج - نص حبة», "Large Fries". */
export function splitSize(name: string): SizedName {
  const marked =
    /^(.*?)\s*(?:[(（[]\s*([^()（）[\]]+?)\s*[)）\]]|\s[-–—|/]\s*([^-–—|/]+))\s*$/u.exec(name);
  const inMarks = marked?.[2] ?? marked?.[3];
  if (marked?.[1] && inMarks !== undefined) {
    const size = sizeOf(inMarks);
    return size && hasWords(marked[1]) ? { name: marked[1], size } : { name, size: null };
  }
  const words = name.split(/\s+/);
  for (const taken of [2, 1]) {
    const last = words.slice(-taken).join(" ");
    const behind = sizeWord(last);
    if (behind && words.length > taken)
      return { name: words.slice(0, -taken).join(" "), size: behind };
    const first = sizeWord(words.slice(0, taken).join(" "));
    if (first && PLAIN.includes(first) && words.length > taken)
      return { name: words.slice(taken).join(" "), size: first };
  }
  return { name, size: null };
}

const hasWords = (text: string) => /\p{L}/u.test(text);

/** A word that is a size; «حبة» and "full" are as often part of a name. */
function sizeWord(text: string): Size | undefined {
  if (text.length < SHORTEST_WORD) return undefined;
  const size = sizeOf(text);
  return size === "whole" || size === "person" ? undefined : size;
}
