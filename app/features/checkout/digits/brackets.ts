import { boxAround } from "../boxes";
import type { ConnectedComponent } from "./components";
import type { GlyphWord } from "./glyph-word";

/** A bracket is this much taller than what it holds, and narrower than this, in its heights. */
const TALLER = 1.15;
const NARROW = 0.45;
/** How far the edges of two brackets that are a pair may differ, in heights. */
const LEVEL = 0.12;
/** A digit that may be a quantity is no lower than this, in their heights: the zero of Arabic is. */
const LEAST_HELD = 0.45;
/** Beside brackets is a space, wider than this, in their heights; the strokes of a date stand between digits. */
const SPACE = 0.2;
/** A quantity has two digits at most. */
const MOST_HELD = 2;

const height = ({ y0, y1 }: ConnectedComponent) => y1 - y0;

/** A bow fills less of its box than this; the one of Arabic, a straight stroke, fills more. */
const BOWED = 0.55;

const mayBeBracket = (one: ConnectedComponent) =>
  one.x1 - one.x0 < NARROW * height(one) && one.area < BOWED * (one.x1 - one.x0) * height(one);

function isPair(one: ConnectedComponent, other: ConnectedComponent): boolean {
  const off = LEVEL * height(one);
  return (
    mayBeBracket(one) &&
    mayBeBracket(other) &&
    Math.abs(one.y0 - other.y0) <= off &&
    Math.abs(one.y1 - other.y1) <= off
  );
}

const holds = (bracket: ConnectedComponent, held: ConnectedComponent) =>
  height(bracket) >= TALLER * height(held) &&
  height(held) >= LEAST_HELD * height(bracket) &&
  held.y0 > bracket.y0 &&
  held.y1 < bracket.y1;

const wordOf = (components: ConnectedComponent[], word: GlyphWord): GlyphWord => ({
  ...boxAround(components),
  components,
  dark: word.dark,
});

/**
 * A word taken apart where brackets hold a digit or two: they reach above and below the line, so that nobody could tell from the
 * whole word how tall the digits stand.
 */
export function splitAtBrackets(word: GlyphWord): GlyphWord[] {
  const all = [...word.components].sort((a, b) => a.x0 - b.x0);
  for (const [at, open] of all.entries())
    for (let end = at + 2; end <= at + 1 + MOST_HELD && end < all.length; end++) {
      const [close, held] = [all[end] as ConnectedComponent, all.slice(at + 1, end)];
      if (!isPair(open, close) || !held.every((one) => holds(open, one))) continue;
      const apart = (one?: ConnectedComponent, other?: ConnectedComponent) =>
        !one || !other || other.x0 - one.x1 > SPACE * height(open);
      if (!apart(all[at - 1], open) || !apart(close, all[end + 1])) continue;
      const sides = [all.slice(0, at), all.slice(end + 1)].filter((side) => side.length > 0);
      return [
        ...sides.flatMap((side) => splitAtBrackets(wordOf(side, word))),
        { ...wordOf(held, word), bracketed: true },
      ];
    }
  return [word];
}
