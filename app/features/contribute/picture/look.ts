/** The size to which a picture is shrunk, in grey, before its look is taken: one more column than bits in a row. */
export const LOOK_WIDTH = 9;
export const LOOK_HEIGHT = 8;

/** Of 64 bits, how many two pictures of the same screen may differ in: cropping, scaling and recompression change a few. */
export const ALIKE_BITS = 8;

/**
 * What a picture looks like, as 16 hexadecimal digits: for each pixel whether its right neighbour is brighter (dHash).
 *
 * @param grey 9 × 8 values, row by row.
 */
export function lookHash(grey: Uint8Array): string {
  let hash = "";
  for (let row = 0; row < LOOK_HEIGHT; row++) {
    let byte = 0;
    for (let column = 0; column < LOOK_WIDTH - 1; column++) {
      const at = row * LOOK_WIDTH + column;
      byte = (byte << 1) | Number((grey[at + 1] ?? 0) > (grey[at] ?? 0));
    }
    hash += byte.toString(16).padStart(2, "0");
  }
  return hash;
}

/** In how many of their bits two looks differ, 0 to 64. */
export function lookDistance(a: string, b: string): number {
  let bits = 0;
  let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  for (; differing > 0n; differing &= differing - 1n) bits++;
  return bits;
}
