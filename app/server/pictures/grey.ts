/** A picture in grey: row after row, 0 black to 255 white. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Makes each value the smallest or largest of itself and the `window` − 1 that follow it, `step` apart, in place: of two,
 * four, eight, until the last stretch overlaps the one before.
 */
function widen(values: Uint8Array, step: number, window: number, smallest: boolean): void {
  for (let seen = 1; seen < window; ) {
    const by = Math.min(seen, window - seen);
    const away = by * step;
    const end = values.length - away;
    if (smallest)
      for (let at = 0; at < end; at++)
        values[at] = Math.min(values[at] as number, values[at + away] as number);
    else
      for (let at = 0; at < end; at++)
        values[at] = Math.max(values[at] as number, values[at + away] as number);
    seen += by;
  }
}

/** The smallest or largest value in the square of 2 × `radius` + 1 pixels around each pixel. */
export function extreme(grey: Grey, radius: number, which: "smallest" | "largest"): Uint8Array {
  const { width, height, pixels } = grey;
  const smallest = which === "smallest";
  const window = 2 * radius + 1;
  const wide = width + 2 * radius;
  // Around the picture stands what is never chosen, so that no pixel has to ask whether it is at an edge.
  const padded = new Uint8Array(wide * (height + 2 * radius)).fill(smallest ? 255 : 0);
  for (let y = 0; y < height; y++)
    padded.set(pixels.subarray(y * width, (y + 1) * width), (y + radius) * wide + radius);
  widen(padded, 1, window, smallest);
  widen(padded, wide, window, smallest);
  const found = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    found.set(padded.subarray(y * wide, y * wide + width), y * width);
  return found;
}
