import type { Box } from "~/providers/ocr/ocr";
import { splitAtBrackets } from "./brackets";
import type { ConnectedComponent } from "./components";
import type { GlyphWord } from "./glyph-word";

/** A word that may still grow, with the height of its tallest component. */
interface GrowingWord extends GlyphWord {
  tallest: number;
  /** The height and the width of its last component. */
  lastHeight: number;
  lastWidth: number;
}

/** The widest gap inside an amount, in heights of its taller neighbour: typewriter faces set digits far apart. */
const WIDEST_GAP = 0.55;
/** The same beside a component that is low or narrow: zero and one of Arabic stand in the middle of a digit's room. */
const WIDEST_GAP_SMALL = 0.75;
/** What is lower or narrower than this, in heights of its line, is so. */
const LOW = 0.5;
const NARROW = 0.25;
/** How far a component may stand out above or below, in heights: a comma under the line, a dot in its middle. */
const OVERHANG = 0.35;
/** No gap in a word is wider, in pixels. */
const FARTHEST = 80;
/** No digit is smaller, in pixels of height. */
const LOWEST = 7;

function boxOf(components: readonly ConnectedComponent[]): Box {
  const box = { x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: 0, y1: 0 };
  for (const component of components) {
    box.x0 = Math.min(box.x0, component.x0);
    box.y0 = Math.min(box.y0, component.y0);
    box.x1 = Math.max(box.x1, component.x1);
    box.y1 = Math.max(box.y1, component.y1);
  }
  return box;
}

/** A word grows no taller than this, in heights of its tallest component: lines of text don't run into each other. */
const MOST_GROWTH = 1.45;

/** What is lower than this, in heights of its line, may be a comma. */
const COMMA = 0.65;

/**
 * Whether `b`, which begins to the right of `a`, continues its word.
 *
 * @param line how tall the line of `b` is: nothing but zeros is lower than its line.
 */
function continues(a: GrowingWord, b: ConnectedComponent, line: number): boolean {
  const hb = b.y1 - b.y0;
  const tall = Math.max(a.tallest, hb);
  const room = Math.max(tall, line);
  const low = Math.min(a.lastHeight, hb) < LOW * room;
  const narrow = Math.min(a.lastWidth, b.x1 - b.x0) < NARROW * room;
  if (b.x0 - a.x1 > (low || narrow ? WIDEST_GAP_SMALL : WIDEST_GAP) * room) return false;
  const ha = a.y1 - a.y0;
  const grown = Math.max(a.y1, b.y1) - Math.min(a.y0, b.y0);
  if (grown > ha && grown > MOST_GROWTH * room) return false;
  if (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) >= 0.5 * Math.min(ha, hb)) return true;
  // A dot or comma touches the line's lower edge, a high comma its upper one; a word may begin with either.
  const [lower, taller] = hb < ha ? [b, a] : [a, b];
  const high = Math.max(ha, hb);
  return (
    Math.min(ha, hb) < COMMA * Math.max(high, line) &&
    lower.y0 < taller.y1 + OVERHANG * high &&
    lower.y1 > taller.y0 - OVERHANG * high
  );
}

/** What fills its box by more than this is no letter with a hole, but a button or a box with a word in it. */
const PANEL = 0.85;
/** A round one fills less, is as wide as it is tall, and so many times as tall as the digit in its middle. */
const DISC = { fill: 0.6, times: [1.7, 4], square: 0.15, aside: 0.3 } as const;
/** The hole of a letter fills more of its box than this, or is narrower than it is tall by this. */
const HOLE = { fill: 0.62, narrow: 0.45 };

const fillOf = ({ x0, x1, y0, y1, area }: ConnectedComponent) => area / ((x1 - x0) * (y1 - y0));

/** Whether a component is a round spot with a digit in its middle, and no letter with a hole. */
function isDisc(disc: ConnectedComponent, held: ConnectedComponent): boolean {
  const [wide, tall] = [disc.x1 - disc.x0, disc.y1 - disc.y0];
  const low = held.y1 - held.y0;
  const middle = Math.abs(held.y0 + held.y1 - disc.y0 - disc.y1) / 2;
  return (
    Math.abs(wide - tall) < DISC.square * tall &&
    fillOf(disc) > DISC.fill &&
    tall > DISC.times[0] * low &&
    tall < DISC.times[1] * low &&
    middle < DISC.aside * low &&
    (fillOf(held) < HOLE.fill || held.x1 - held.x0 < HOLE.narrow * low)
  );
}

const isPanel = (panel: ConnectedComponent, held: ConnectedComponent) =>
  fillOf(panel) > PANEL || isDisc(panel, held);

/** Holes of letters that look like a word of their own: each in another letter, or one alone. */
function isHoles({ components }: GlyphWord): boolean {
  if (components.some((one) => one.enclosing && isPanel(one.enclosing, one))) return false;
  const holders = new Set(components.map((component) => component.enclosing));
  if (holders.has(null)) return false;
  return components.length === 1 || holders.size > 1;
}

/** Components much taller than most are frames, logos and the edges of paper. */
const TOO_TALL = 4;
const ALWAYS_LETTER = 60;

/** A frame around a digit is mostly hollow, and this much of its height, in its middle, is the digit. */
const HOLLOW = 0.3;
const FRAMED = { least: 0.3, most: 0.8, aside: 0.1 };

/** Whether a component is drawn around another: the box of a quantity. */
function isFrame(frame: ConnectedComponent, components: readonly ConnectedComponent[]): boolean {
  const [wide, tall] = [frame.x1 - frame.x0, frame.y1 - frame.y0];
  if (tall < 2 * LOWEST || wide < 0.6 * tall || frame.area > HOLLOW * wide * tall) return false;
  const [beside, above] = [FRAMED.aside * wide, FRAMED.aside * tall];
  return components.some(({ x0, x1, y0, y1, dark }) => {
    const share = (y1 - y0) / tall;
    return (
      dark === frame.dark &&
      share >= FRAMED.least &&
      share <= FRAMED.most &&
      x0 > frame.x0 + beside &&
      x1 < frame.x1 - beside &&
      y0 > frame.y0 + above &&
      y1 < frame.y1 - above
    );
  });
}

function withoutFrames(components: readonly ConnectedComponent[]): ConnectedComponent[] {
  const heights = components.map(({ y0, y1 }) => y1 - y0).filter((tall) => tall >= 8);
  heights.sort((a, b) => a - b);
  const most = Math.max(ALWAYS_LETTER, TOO_TALL * (heights[Math.floor(heights.length / 2)] ?? 0));
  const discs = new Set(
    components.flatMap((one) =>
      one.enclosing && isDisc(one.enclosing, one) ? [one.enclosing] : [],
    ),
  );
  return components.filter(
    (component) =>
      component.y1 - component.y0 <= most &&
      !discs.has(component) &&
      !isFrame(component, components),
  );
}

/** How far away a component may stand and still tell how tall the line is, in its heights. */
const LINE_REACH = 1.6;

/** How far apart two components stand, from left to right. */
const between = (a: ConnectedComponent, b: ConnectedComponent) =>
  Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);

/**
 * How tall the line of a component is: as its tallest neighbour that it stands beside. Zeros of Arabic are a quarter of
 * their line and stand as far apart as digits.
 *
 * @param components from left to right.
 */
function lineHeight(components: readonly ConnectedComponent[], at: number): number {
  const own = components[at] as ConnectedComponent;
  const low = own.y1 - own.y0;
  let most = low;
  const look = (component: ConnectedComponent) => {
    const tall = component.y1 - component.y0;
    if (component.dark !== own.dark || tall <= most || tall > 6 * low) return;
    if (between(own, component) > LINE_REACH * tall) return;
    if (own.y0 >= component.y0 - 0.1 * tall && own.y1 <= component.y1 + OVERHANG * tall)
      most = tall;
  };
  for (let i = at - 1; i >= 0 && own.x0 - (components[i] as ConnectedComponent).x0 < FARTHEST; i--)
    look(components[i] as ConnectedComponent);
  for (
    let i = at + 1;
    i < components.length && (components[i] as ConnectedComponent).x0 - own.x1 < FARTHEST;
    i++
  )
    look(components[i] as ConnectedComponent);
  return most;
}

/** Whether a component is compact enough to be ٠, a point or a comma, and no dash. */
const mayBeZero = ({ x0, x1, y0, y1 }: ConnectedComponent) => x1 - x0 < 2 * (y1 - y0);

/** Groups components into words, each polarity by itself. */
export function findWords(components: readonly ConnectedComponent[]): GlyphWord[] {
  const open: GrowingWord[] = [];
  const done: GlyphWord[] = [];
  const sorted = withoutFrames(components).sort((a, b) => a.x0 - b.x0);
  for (const [place, component] of sorted.entries()) {
    const tall = component.y1 - component.y0;
    const line = mayBeZero(component) ? lineHeight(sorted, place) : tall;
    let best: GrowingWord | undefined;
    for (let at = open.length - 1; at >= 0; at--) {
      const word = open[at] as GrowingWord;
      if (component.x0 - word.x1 > FARTHEST) {
        done.push(...open.splice(at, 1));
        continue;
      }
      if (word.dark !== component.dark || !continues(word, component, line)) continue;
      if (!best || word.x1 > best.x1) best = word;
    }
    if (best) {
      best.components.push(component);
      Object.assign(best, boxOf(best.components), {
        tallest: Math.max(best.tallest, tall),
        lastHeight: tall,
        lastWidth: component.x1 - component.x0,
      });
    } else
      open.push({
        ...boxOf([component]),
        components: [component],
        dark: component.dark,
        tallest: tall,
        lastHeight: tall,
        lastWidth: component.x1 - component.x0,
      });
  }
  return [...done, ...open]
    .filter((word) => !isHoles(word))
    .flatMap(splitAtBrackets)
    .filter((word) => word.y1 - word.y0 >= LOWEST);
}
