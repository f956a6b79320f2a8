import { CostBounds } from "./cost-bounds";
import { distance, weightOf } from "./distance";
import type { Form, PhoneticWord } from "./word";

/** Below this share of sound in common, two words score 0. */
const IN_COMMON = 0.7;
/**
 * The weight at which a word is long enough for its differences to count half: about four consonants and their vowels.
 */
const LONG_WORD = 6;

/** Words of less than two consonants prove little even when they sound the same, and one of a letter least. */
const SHORT_WORD = 2;
const SHORT_DOUBT = 0.2;

/**
 * How sure it is, 0..1, that two words with this share of their sound in common are one word. Shares near IN_COMMON are
 * mostly chance: among the 800 words nearest to a word of the list "ar2en", 95 % share less than 0.86 with it, while 90 % of
 * the true pairs share more than 0.88. The longer the word, the less likely is chance.
 */
function certainty(share: number, weight: number): number {
  const missing = (1 - share) / (1 - IN_COMMON);
  const exponent = 1 + Math.min(1, weight / LONG_WORD);
  const proof = weight < SHORT_WORD ? 1 - SHORT_DOUBT * (1 - weight / SHORT_WORD) : 1;
  return proof * (1 - missing ** exponent);
}

/**
 * The part of a difference in weight that is a lower bound of the distance: nearly all, or less across scripts, where
 * vowels go unwritten.
 */
const SHOWN = 0.9;
const SHOWN_ACROSS = 0.35;

/** Distances are sums in 32 bits. */
const ROUNDING = 1e-4;

const BOUNDS = new CostBounds<Form>(false);
const BOUNDS_ACROSS = new CostBounds<Form>(true);

function compare(x: Form, y: Form, across: boolean): number {
  const whole = Math.max(x.weight, y.weight);
  const limit = whole * (1 - IN_COMMON);
  const unlike = Math.abs(x.weight - y.weight) * (across ? SHOWN_ACROSS : SHOWN);
  if (whole === 0 || unlike > limit) return 0;
  const bounds = across ? BOUNDS_ACROSS : BOUNDS;
  if (bounds.leastDistance(x, y.symbols) > limit + ROUNDING) return 0;
  const apart = distance(x.symbols, y.symbols, across, limit);
  return apart > limit ? 0 : certainty(1 - apart / whole, whole);
}

/**
 * 0..1: how surely two words that sound alike are one, whatever their scripts; 0 for words that do not.
 * Fastest when `a` is the one that is compared with many.
 */
export function sound(a: PhoneticWord, b: PhoneticWord): number {
  const across = a.arabic !== b.arabic;
  let best = 0;
  for (const x of a.forms) {
    for (const y of b.forms) best = Math.max(best, compare(x, y, across));
  }
  return best;
}

/** The share of their sound that two runs of symbols have in common, 0..1, also where it proves nothing; 0 with an empty one. */
export function soundInCommon(a: readonly number[], b: readonly number[], across: boolean): number {
  if (a.length === 0 || b.length === 0) return 0;
  const whole = Math.max(weightOf(a), weightOf(b));
  return whole === 0 ? 0 : Math.max(0, 1 - distance(a, b, across) / whole);
}
