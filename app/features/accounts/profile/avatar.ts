import { hashOfText } from "~/server/hash-of-text";
/** Where a person's picture is: the one they uploaded, or else one drawn from their id. */
export function avatarPath({ id, avatar_id }: { id: string; avatar_id: string | null }): string {
  return avatar_id ? `/avatars/${avatar_id}.webp` : `/avatars/${id}.svg`;
}

const SIDE = 5;
const CELL = 16;
const MARGIN = 8;

/**
 * A picture for someone without one: triangles in a mirrored pattern, in a colour of their own.
 * The same for the same seed for ever.
 */
export function drawAvatar(seed: string): string {
  const random = numbersFrom(seed);
  const hue = Math.floor(random() * 360);
  const cells: string[] = [];
  for (let column = 0; column < Math.ceil(SIDE / 2); column++)
    for (let row = 0; row < SIDE; row++) {
      const up = random() < 0.5;
      if (random() < 0.45) continue;
      for (const x of new Set([column, SIDE - 1 - column])) cells.push(triangle(x, row, up));
    }
  const size = SIDE * CELL + 2 * MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="hsl(${hue} 40% 90%)"/>` +
    `<path fill="hsl(${hue} 55% 32%)" d="${cells.join("")}"/></svg>`
  );
}

function triangle(column: number, row: number, up: boolean): string {
  const x = MARGIN + column * CELL;
  const y = MARGIN + row * CELL;
  return up
    ? `M${x} ${y + CELL}h${CELL}l${-CELL / 2} ${-CELL}z`
    : `M${x} ${y}h${CELL}l${-CELL / 2} ${CELL}z`;
}

/** A stream of numbers in [0, 1) that the seed decides: its hash, then xorshift32. */
function numbersFrom(seed: string): () => number {
  let state = hashOfText(seed) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
