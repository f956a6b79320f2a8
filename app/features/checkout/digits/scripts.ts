import type { Decoded, DigitScript, Glyph } from "./decode";

/** Glyphs of a word that are read in one script. */
export interface ScriptRun {
  glyphs: Glyph[];
  script: DigitScript;
}

const isRead = ({ character }: Glyph) => character !== "?";

/** Where a glyph ends and the next begins; both readings of a word are cut from the same segments. */
const cutAfter = (glyphs: readonly Glyph[], at: number) =>
  `${glyphs[at]?.box.x1} ${glyphs[at + 1]?.box.x0}`;

/** A quantity: a digit or two that are no zeros, with its cross or without. */
const QUANTITY = /^x?[1-9١-٩][0-9٠-٩]?x?$/;
/** The least it is believed, as a logarithm: any letter looks a little like some digit. */
const CLEAR = -0.2;

const log = (glyphs: readonly Glyph[]) => glyphs.reduce((sum, one) => sum + one.log, 0);

/**
 * Whether a stretch is a quantity in one reading and nothing in the other.
 *
 * @param usual whether its page is written in the script of the reading: in another one it needs its cross.
 */
function isQuantity(read: readonly Glyph[], other: readonly Glyph[], usual: boolean): boolean {
  const text = read.map(({ character }) => character).join("");
  return (
    QUANTITY.test(text) &&
    (usual || text.includes("x")) &&
    read.every((glyph) => glyph.log > CLEAR) &&
    !other.some(({ character }) => /[0-9٠-٩]/.test(character))
  );
}

/**
 * The glyphs of a word in the script it is likelier in, and a quantity that touches its dish's name in its own, whatever the
 * letters beside it look like. It is a stretch where both readings end a glyph and neither reads what stands on one side of it.
 *
 * @param bonus how much likelier Arabic-Indic digits are on this page (log-likelihood, natural).
 */
export function inScripts(latin: Decoded, eastern: Decoded, bonus: number): ScriptRun[] {
  const likely: DigitScript = eastern.log + bonus > latin.log ? "eastern" : "latin";
  const usual = likely === "latin" ? bonus > 0 : bonus < 0;
  const cuts = new Map(eastern.glyphs.map((_, at) => [cutAfter(eastern.glyphs, at), at]));
  const runs: ScriptRun[] = [];
  let [l, e] = [0, 0];
  for (const [at, glyph] of latin.glyphs.entries()) {
    const same = cuts.get(cutAfter(latin.glyphs, at));
    if (same === undefined || same < e) continue;
    const before = [glyph, eastern.glyphs[same] as Glyph];
    const after = [latin.glyphs[at + 1], eastern.glyphs[same + 1]];
    const ends = after.some((one) => one === undefined);
    const parts = [before, after].some((side) => !side.some((one) => one && isRead(one)));
    if (!ends && !parts) continue;
    const stretch = {
      latin: latin.glyphs.slice(l, at + 1),
      eastern: eastern.glyphs.slice(e, same + 1),
    };
    [l, e] = [at + 1, same + 1];
    const [own, other] =
      likely === "latin" ? [stretch.latin, stretch.eastern] : [stretch.eastern, stretch.latin];
    const turned = log(other) > log(own) && isQuantity(other, own, usual);
    const script = turned === (likely === "latin") ? "eastern" : "latin";
    runs.push({ glyphs: stretch[script], script });
  }
  return joined(runs);
}

/** Runs of one script side by side as one. */
function joined(runs: readonly ScriptRun[]): ScriptRun[] {
  const all: ScriptRun[] = [];
  for (const { glyphs, script } of runs) {
    const last = all[all.length - 1];
    if (last?.script === script) last.glyphs.push(...glyphs);
    else all.push({ glyphs: [...glyphs], script });
  }
  return all;
}
