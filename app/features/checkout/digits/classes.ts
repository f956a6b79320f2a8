/**
 * What the recogniser tells apart. Eastern digits stand apart from Latin ones; separators that differ only from one
 * keyboard to the next are one class. The last is everything else: letters, halves of digits, two digits at once.
 */
export const CLASSES = [
  ..."0123456789",
  ..."٠١٢٣٤٥٦٧٨٩",
  ".",
  ",",
  "'",
  "-",
  "/",
  ":",
  "%",
  "x",
  "+",
  "?",
] as const;

/** The index of everything else. */
export const OTHER = CLASSES.indexOf("?");

const SAME: Record<string, string> = {
  "٫": ",",
  "،": ",",
  "٬": "'",
  "’": "'",
  "−": "-",
  "–": "-",
  "٪": "%",
  "×": "x",
  X: "x",
};

/** Persian and Urdu write the same digits with code points and some shapes of their own. */
const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";

/** The class of a character, `OTHER` for those we don't read. */
export function classOf(character: string): number {
  const persian = PERSIAN.indexOf(character);
  if (persian >= 0) return 10 + persian;
  const at = (CLASSES as readonly string[]).indexOf(SAME[character] ?? character);
  return at < 0 ? OTHER : at;
}
