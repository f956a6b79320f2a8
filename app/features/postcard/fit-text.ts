/**
 * How wide a letter is beside the size of its type: the mean of what the sample data is called, drawn in the fonts of
 * postcards, and a tenth more. Marks that stand above or below a letter take no room.
 */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/\s/u, 0.27],
  [/\p{Script=Arabic}/u, 0.52],
  [/\p{Script=Devanagari}/u, 0.66],
  [/[\p{Lu}\p{Script=Han}\p{Extended_Pictographic}]/u, 0.75],
];
const OTHER_WIDTH = 0.58;

const widthOf = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;

/** About how wide a text is in type of `size`, pixels. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;

/** Between words, but not between a dish and how many there are of it. */
const BREAK = /(?<!×)\s+(?!×)/;

/** Breaks a text between words into lines of at most `width` pixels; the last of `most` lines ends in … where more follows. */
export function fitText(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  if (last === undefined) return [];
  const cut = lines.length > most || textWidth(last, size) > width;
  return [...shown.slice(0, -1), cut ? shortened(last, size, width) : last];
}

/** As much of a text as fits, and … after it. */
function shortened(text: string, size: number, width: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && textWidth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
