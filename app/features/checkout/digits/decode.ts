import type { Box } from "~/providers/ocr/ocr";
import { CLASSES, OTHER } from "./classes";
import type { GlyphCandidate } from "./merge-candidates";
import type { DigitLine } from "./views";

/** A candidate with the network's numbers for it. */
export interface RatedCandidate extends GlyphCandidate {
  output: Float32Array;
}

/** One glyph as read. */
export interface Glyph {
  /** One of `CLASSES`. */
  character: string;
  box: Box;
  /** Natural logarithm of the share the network gives it among the classes of its script. */
  log: number;
  /** The next likely character with the same box, and its logarithm. */
  second: { character: string; log: number };
}

export type DigitScript = "latin" | "eastern";

export interface Decoded {
  glyphs: Glyph[];
  /** Sum over the word; 0 is certain. */
  log: number;
}

/**
 * What leaving a segment unread costs on top of the network's doubt (natural logarithm), so that a pair of digits is
 * never taken for one unknown letter.
 */
const UNREAD = -0.9;
/** No glyph costs more, so that one bad glyph does not silence the rest of its word. */
const WORST = -9;

const ALLOWED: Record<DigitScript, number[]> = {
  latin: CLASSES.flatMap((_, at) => (at < 10 || at >= 20 ? [at] : [])),
  eastern: CLASSES.flatMap((_, at) => (at >= 10 ? [at] : [])),
};

/**
 * The two likeliest classes that are something and everything else, as logarithms of shares in what the script allows.
 */
function likeliest(
  output: Float32Array,
  script: DigitScript,
): [RankedClass, RankedClass, RankedClass] {
  const allowed = ALLOWED[script];
  let most = Number.NEGATIVE_INFINITY;
  for (const at of allowed) most = Math.max(most, output[at] as number);
  let sum = 0;
  for (const at of allowed) sum += Math.exp((output[at] as number) - most);
  const total = most + Math.log(sum);
  let first: RankedClass = { at: OTHER, log: Number.NEGATIVE_INFINITY };
  let second = first;
  for (const at of allowed) {
    if (at === OTHER) continue;
    const log = Math.max(WORST, (output[at] as number) - total);
    if (log > first.log) [first, second] = [{ at, log }, first];
    else if (log > second.log) second = { at, log };
  }
  return [first, second, { at: OTHER, log: Math.max(WORST, (output[OTHER] as number) - total) }];
}

interface RankedClass {
  at: number;
  log: number;
}

/**
 * What it costs to go from glyphs that are read to one that isn't, or back, without a space between them: an alef looks
 * like ١, but no letter stands in the middle of an amount.
 */
const SWITCH = -1.6;
/** A gap of this many heights is a space. */
const SPACE = 0.22;

interface Path extends Decoded {
  /** Whether its last glyph was read; null at the start. */
  read: boolean | null;
}

/** What the step from one glyph to the next costs. */
function stepCost(path: Path, box: Box, read: boolean, height: number): number {
  const before = path.glyphs[path.glyphs.length - 1];
  if (!before || path.read === read) return 0;
  return box.x0 - before.box.x1 > SPACE * height ? 0 : SWITCH;
}

/**
 * A full stop stands on the line, the zero of Arabic above it. The network knows, but where a word is all there is to
 * tell where the line is, a second opinion helps.
 */
function placed({ at, log }: RankedClass, box: Box, line: DigitLine): RankedClass {
  const middle = ((box.y0 + box.y1) / 2 - line.y0) / (line.y1 - line.y0);
  const character = CLASSES[at];
  if (character === "٠" && middle > 0.82) return { at, log: log - 1.5 };
  if (character === "." && middle < 0.68) return { at, log: log - 1.5 };
  return { at, log };
}

/** The best way to read a word as glyphs of one script, some of them unread (`?`): shortest path over its segments. */
export function decode(
  rated: readonly RatedCandidate[],
  segments: number,
  script: DigitScript,
): Decoded {
  const best: Path[][] = [[{ glyphs: [], log: 0, read: null }]];
  for (const { first, last, box, line, output } of rated) {
    const height = line.y1 - line.y0;
    const [one, two, other] = likeliest(output, script);
    const ranked = [placed(one, box, line), placed(two, box, line)].sort((a, b) => b.log - a.log);
    const [likely, next] = ranked as [RankedClass, RankedClass];
    const unread = other.log + UNREAD * (last - first + 1);
    for (const before of best[first] ?? [])
      for (const read of [true, false]) {
        const own = read ? likely.log : unread;
        const log = before.log + own + stepCost(before, box, read, height);
        const there = best[last + 1] ?? [];
        best[last + 1] = there;
        const rival = there.findIndex((path) => path.read === read);
        if (rival >= 0 && (there[rival] as Path).log >= log) continue;
        const glyph: Glyph = {
          character: CLASSES[read ? likely.at : OTHER] ?? "?",
          box,
          log: own,
          second: { character: CLASSES[next.at] ?? "?", log: next.log },
        };
        const path = { glyphs: [...before.glyphs, glyph], log, read };
        if (rival >= 0) there[rival] = path;
        else there.push(path);
      }
  }
  const ends = (best[segments] ?? []).sort((a, b) => b.log - a.log);
  return ends[0] ?? { glyphs: [], log: Number.NEGATIVE_INFINITY };
}
