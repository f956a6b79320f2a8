/** A picture in grey: row after row, 0 black to 255 white. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The smallest (`sign` 1) or largest (−1) value within `radius` along one line of pixels, by van Herk and Gil–Werman. */
function slide(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
  smallest: boolean,
): void {
  const window = 2 * radius + 1;
  const pad = smallest ? 255 : 0;
  const size = Math.ceil((length + 2 * radius) / window) * window;
  const left = new Uint8Array(size);
  const right = new Uint8Array(size);
  const at = (i: number) => {
    const k = i - radius;
    return k < 0 || k >= length ? pad : (from[start + k * step] as number);
  };
  const better = smallest
    ? (a: number, b: number) => (a < b ? a : b)
    : (a: number, b: number) => (a > b ? a : b);
  for (let i = 0; i < size; i++)
    left[i] = i % window === 0 ? at(i) : better(left[i - 1] as number, at(i));
  for (let i = size - 1; i >= 0; i--)
    right[i] = i % window === window - 1 ? at(i) : better(right[i + 1] as number, at(i));
  for (let i = 0; i < length; i++)
    to[start + i * step] = better(right[i] as number, left[i + window - 1] as number);
}

/** The smallest or largest value in the square of 2 × `radius` + 1 pixels around each pixel. */
export function extreme(grey: Grey, radius: number, which: "smallest" | "largest"): Uint8Array {
  const { width, height, pixels } = grey;
  const smallest = which === "smallest";
  const rows = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) slide(pixels, rows, y * width, 1, width, radius, smallest);
  const both = new Uint8Array(pixels.length);
  for (let x = 0; x < width; x++) slide(rows, both, x, width, height, radius, smallest);
  return both;
}
