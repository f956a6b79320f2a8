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

/**
 * The glyphs of a word, each stretch of them in the script it is likelier in: a stretch ends where both readings end a glyph and
 * neither reads what stands on one side of it. A quantity that touches its dish's name is read by what it is itself, whatever the
 * letters beside it are likelier to be.
 *
 * @param bonus how much likelier Arabic-Indic digits are on this page (log-likelihood, natural).
 */
export function inScripts(latin: Decoded, eastern: Decoded, bonus: number): ScriptRun[] {
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
    const own = latin.glyphs.slice(l, at + 1);
    const other = eastern.glyphs.slice(e, same + 1);
    [l, e] = [at + 1, same + 1];
    const log = (glyphs: readonly Glyph[]) => glyphs.reduce((sum, one) => sum + one.log, 0);
    const script = log(other) + bonus > log(own) ? "eastern" : "latin";
    runs.push({ glyphs: script === "eastern" ? other : own, script });
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
