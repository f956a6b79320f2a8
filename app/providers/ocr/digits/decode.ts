import type { Box } from "../ocr";
import { CLASSES, OTHER } from "./classes";
import type { Candidate } from "./joined";

/** A candidate with the network's numbers for it. */
export interface Rated extends Candidate {
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

export type Script = "latin" | "eastern";

export interface Decoded {
  glyphs: Glyph[];
  /** Sum over the word; 0 is certain. */
  log: number;
}

/**
 * What a piece that nothing is read in costs beside the network's doubt, so that a pair of digits is never explained
 * as one unknown letter.
 */
const UNREAD = -0.9;
/** No glyph costs more, so that one bad glyph does not silence the rest of its word. */
const WORST = -9;

const ALLOWED: Record<Script, number[]> = {
  latin: CLASSES.flatMap((_, at) => (at < 10 || at >= 20 ? [at] : [])),
  eastern: CLASSES.flatMap((_, at) => (at >= 10 ? [at] : [])),
};

/** The two likeliest classes that are something and everything else, as logarithms of shares in what the script allows. */
function likeliest(output: Float32Array, script: Script): [Ranked, Ranked, Ranked] {
  const allowed = ALLOWED[script];
  let most = Number.NEGATIVE_INFINITY;
  for (const at of allowed) most = Math.max(most, output[at] as number);
  let sum = 0;
  for (const at of allowed) sum += Math.exp((output[at] as number) - most);
  const total = most + Math.log(sum);
  let first: Ranked = { at: OTHER, log: Number.NEGATIVE_INFINITY };
  let second = first;
  for (const at of allowed) {
    if (at === OTHER) continue;
    const log = Math.max(WORST, (output[at] as number) - total);
    if (log > first.log) [first, second] = [{ at, log }, first];
    else if (log > second.log) second = { at, log };
  }
  return [first, second, { at: OTHER, log: Math.max(WORST, (output[OTHER] as number) - total) }];
}

interface Ranked {
  at: number;
  log: number;
}

/** The best way to read a word as glyphs of one script, some of them unread (`?`): shortest path over its pieces. */
export function decode(rated: readonly Rated[], pieces: number, script: Script): Decoded {
  const best: (Decoded | undefined)[] = [{ glyphs: [], log: 0 }];
  for (const { first, last, box, output } of rated) {
    const before = best[first];
    if (!before) continue;
    const [likely, next, other] = likeliest(output, script);
    const unread = other.log + UNREAD * (last - first + 1);
    const read = likely.log >= unread;
    const log = before.log + (read ? likely.log : unread);
    const there = best[last + 1];
    if (there && there.log >= log) continue;
    const glyph: Glyph = {
      character: CLASSES[read ? likely.at : OTHER] ?? "?",
      box,
      log: read ? likely.log : unread,
      second: { character: CLASSES[next.at] ?? "?", log: next.log },
    };
    best[last + 1] = { glyphs: [...before.glyphs, glyph], log };
  }
  return best[pieces] ?? { glyphs: [], log: Number.NEGATIVE_INFINITY };
}
