import type { Box } from "../ocr";
import type { Mark } from "./marks";

/** Marks that stand together like the digits of an amount; from left to right. */
export interface Word extends Box {
  marks: Mark[];
  dark: boolean;
}

/** A word that may still grow, with the height of its tallest mark. */
interface Growing extends Word {
  tallest: number;
}

/** The widest gap inside an amount, in heights of its taller neighbour: typewriter faces set digits far apart. */
const WIDEST_GAP = 0.55;
/** How far a mark may stand out above or below, in heights: a comma under the line, a dot in its middle. */
const OVERHANG = 0.35;
/** No digit is smaller, in pixels of height. */
const LOWEST = 7;

function boxOf(marks: readonly Mark[]): Box {
  const box = { x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: 0, y1: 0 };
  for (const mark of marks) {
    box.x0 = Math.min(box.x0, mark.x0);
    box.y0 = Math.min(box.y0, mark.y0);
    box.x1 = Math.max(box.x1, mark.x1);
    box.y1 = Math.max(box.y1, mark.y1);
  }
  return box;
}

/** A word grows no taller than this, in heights of its tallest mark: lines of text don't run into each other. */
const MOST_GROWTH = 1.45;

/** Whether `b`, which begins to the right of `a`, continues its word. */
function continues(a: Growing, b: Mark): boolean {
  const hb = b.y1 - b.y0;
  const tall = Math.max(a.tallest, hb);
  if (b.x0 - a.x1 > WIDEST_GAP * tall) return false;
  if (Math.max(a.y1, b.y1) - Math.min(a.y0, b.y0) > MOST_GROWTH * tall) return false;
  const ha = a.y1 - a.y0;
  if (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) < 0.5 * Math.min(ha, hb)) {
    // A dot or comma touches the line's lower edge, a high comma its upper one.
    return hb < 0.5 * ha && b.y0 < a.y1 + OVERHANG * ha && b.y1 > a.y0 - OVERHANG * ha;
  }
  return true;
}

/** Holes of letters that look like a word of their own: each in another letter, or one alone. */
function isHoles({ marks }: Word): boolean {
  const holders = new Set(marks.map((mark) => mark.holder));
  if (holders.has(null)) return false;
  return marks.length === 1 || holders.size > 1;
}

/** Marks much taller than most are frames, logos and the edges of paper. */
const TOO_TALL = 4;
const ALWAYS_LETTER = 60;

function withoutFrames(marks: readonly Mark[]): Mark[] {
  const heights = marks.map(({ y0, y1 }) => y1 - y0).filter((tall) => tall >= 8);
  heights.sort((a, b) => a - b);
  const most = Math.max(ALWAYS_LETTER, TOO_TALL * (heights[Math.floor(heights.length / 2)] ?? 0));
  return marks.filter(({ y0, y1 }) => y1 - y0 <= most);
}

/** Groups marks into words, each polarity by itself. */
export function findWords(marks: readonly Mark[]): Word[] {
  const open: Growing[] = [];
  const done: Word[] = [];
  for (const mark of withoutFrames(marks).sort((a, b) => a.x0 - b.x0)) {
    let best: Growing | undefined;
    for (let at = open.length - 1; at >= 0; at--) {
      const word = open[at] as Growing;
      if (mark.x0 - word.x1 > 80) {
        done.push(...open.splice(at, 1));
        continue;
      }
      if (word.dark !== mark.dark || !continues(word, mark)) continue;
      if (!best || word.x1 > best.x1) best = word;
    }
    const tall = mark.y1 - mark.y0;
    if (best) {
      best.marks.push(mark);
      Object.assign(best, boxOf(best.marks), { tallest: Math.max(best.tallest, tall) });
    } else open.push({ ...boxOf([mark]), marks: [mark], dark: mark.dark, tallest: tall });
  }
  return [...done, ...open].filter((word) => word.y1 - word.y0 >= LOWEST && !isHoles(word));
}
