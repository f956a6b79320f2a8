/** What may stand between digits without being seen: marks of direction, joiners, the stars of Markdown. */
const UNSEEN = /[\p{Cf}\u0640\p{Mn}*_`~]/gu;

/** The value of a digit of any script: their digits stand in rows of ten. */
function digit(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  if (point < 0x80) return char;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++;
  return String(value);
}

/** The number that a piece of text such as "1,190.50", «٣٦٫٥» or "36,5" says; NaN when it says none. */
export function numberIn(text: string): number {
  const plain = text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/\p{Nd}/gu, digit)
    .replaceAll("٫", ".")
    .replace(/[٬'’\u00a0\u2009\u202f]/g, ",")
    .replace(/[.,]+$/, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  if (/^\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(",", "."));
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
