import type { Grey } from "~/server/pictures/grey";
import { boxAround } from "../boxes";
import type { ConnectedComponent } from "./components";
import type { GlyphWord } from "./glyph-word";
import { segmentsOfWord } from "./segments";

/** Words with more segments are lines of text. */
const MOST_PIECES = 40;

/** Splits a word at its widest gap; null where all of its components touch or overlap. */
function splitAtWidestGap({ components: all, dark }: GlyphWord): [GlyphWord, GlyphWord] | null {
  const components = [...all].sort((a, b) => a.x0 - b.x0);
  let end = Number.NEGATIVE_INFINITY;
  let widest = { gap: 0, at: 0 };
  for (const [at, component] of components.entries()) {
    if (at > 0 && component.x0 - end > widest.gap) widest = { gap: component.x0 - end, at };
    end = Math.max(end, component.x1);
  }
  if (widest.at === 0) return null;
  const half = (part: ConnectedComponent[]): GlyphWord => ({
    ...boxAround(part),
    components: part,
    dark,
  });
  return [half(components.slice(0, widest.at)), half(components.slice(widest.at))];
}

/** A word, or its parts where it has more segments than can be decoded at once; nothing where it can't be split. */
export function splitLongWord(grey: Grey, word: GlyphWord): GlyphWord[] {
  if (segmentsOfWord(grey, word).length <= MOST_PIECES) return [word];
  return splitAtWidestGap(word)?.flatMap((half) => splitLongWord(grey, half)) ?? [];
}
