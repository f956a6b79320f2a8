import { SIZES, type Size } from "~/features/catalogue";
import { fold, scriptOf } from "~/features/names";

/** Words that are a size wherever they stand; the others only behind the name or in brackets, where nothing else is meant. */
const PLAIN: readonly Size[] = ["small", "medium", "large", "xl", "family"];
/** Quantities that Arabic puts before what there is so much of: «نصف شواية», «نفر سلتة», «كيلو كنافة». */
const BEFORE: readonly Size[] = ["quarter", "half", "person", "half_kilo", "kilo", "litre"];
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
    const first = words.slice(0, taken).join(" ");
    const rest = words.slice(taken);
    const before = sizeOf(first);
    if (before && rest.length > 0 && isBefore(first, before, rest))
      return { name: rest.join(" "), size: before };
  }
  return { name, size: null };
}

/** Whether a size that a name begins with is one: «نص جبنة نص زعتر» is no half, and a quarter pounder no quarter. */
const isBefore = (first: string, size: Size, rest: readonly string[]) =>
  (PLAIN.includes(size) && first.length >= SHORTEST_WORD) ||
  (BEFORE.includes(size) && scriptOf(first) === "ar" && !rest.some((word) => sizeOf(word)));

/** The name without the size that the name in the other script says, where it begins or ends with it: "Half Chicken". */
export function withoutSize(name: string, size: Size): string {
  const words = name.split(/\s+/);
  for (const taken of [2, 1]) {
    if (words.length <= taken) continue;
    if (sizeOf(words.slice(0, taken).join(" ")) === size) return words.slice(taken).join(" ");
    if (sizeOf(words.slice(-taken).join(" ")) === size) return words.slice(0, -taken).join(" ");
  }
  return name;
}

const hasWords = (text: string) => /\p{L}/u.test(text);

/** A word that is a size; «حبة» and "full" are as often part of a name. */
function sizeWord(text: string): Size | undefined {
  if (text.length < SHORTEST_WORD) return undefined;
  const size = sizeOf(text);
  return size === "whole" || size === "person" ? undefined : size;
}
