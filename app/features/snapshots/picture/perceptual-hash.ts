/** The size to which a picture is shrunk, in grey, before it is hashed: one more column than bits in a row. */
export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

/**
 * Of 64 bits, how many two pictures of the same screen may differ in: cropping, scaling and recompression change a few.
 */
export const ALIKE_BITS = 8;

/**
 * A perceptual hash (dHash) of what a picture looks like, 16 hexadecimal digits: for each pixel, whether its right
 * neighbour is brighter.
 *
 * @param grey 9 × 8 values, row by row.
 */
export function perceptualHash(grey: Uint8Array): string {
  let hash = "";
  for (let row = 0; row < HASH_HEIGHT; row++) {
    let byte = 0;
    for (let column = 0; column < HASH_WIDTH - 1; column++) {
      const at = row * HASH_WIDTH + column;
      byte = (byte << 1) | Number((grey[at + 1] ?? 0) > (grey[at] ?? 0));
    }
    hash += byte.toString(16).padStart(2, "0");
  }
  return hash;
}

/** The Hamming distance of two perceptual hashes: in how many of 64 bits they differ. */
export function hashDistance(a: string, b: string): number {
  let bits = 0;
  let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  for (; differing > 0n; differing &= differing - 1n) bits++;
  return bits;
}
