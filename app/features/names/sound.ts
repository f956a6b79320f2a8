import { distance } from "./distance";
import type { Word } from "./word";

/** Below this share of the sound in common two words are different words. */
export const SAME_WORD = 0.7;

/** 0..1: how alike two words sound, whatever their scripts; 0 when below `least`. */
export function sound(a: Word, b: Word, least = SAME_WORD): number {
  let best = 0;
  const across = a.arabic !== b.arabic;
  for (let i = 0; i < a.forms.length; i++) {
    for (let j = 0; j < b.forms.length; j++) {
      const x = a.forms[i] as Word["forms"][number];
      const y = b.forms[j] as Word["forms"][number];
      const whole = Math.max(x.weight, y.weight);
      if (whole === 0) continue;
      const limit = whole * (1 - Math.max(best, least));
      const apart = distance(x.symbols, y.symbols, across, limit);
      const alike = (1 - apart / whole) * (i === j ? 1 : 0.99);
      if (alike > best) best = alike;
    }
  }
  return best < least ? 0 : best;
}
