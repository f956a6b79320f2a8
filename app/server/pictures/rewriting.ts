/** How a picture is to be written anew. */
export interface Rewriting {
  file: Uint8Array;
  /** Cut to a square of a side, see-through where it was; or still and whole, on white, with at most so many pixels. */
  shape: { square: number } | { pixels: number };
  /** WebP's, 1 to 100. */
  quality: number;
  /** The size of a grey copy, to compare looks; pixels. */
  small: { width: number; height: number };
}

/** A picture written anew. */
export interface Rewritten {
  /** WebP. */
  image: Uint8Array;
  width: number;
  height: number;
  /** SHA-256 of what it shows, hexadecimal: what a file hides beside that makes no new picture of it. */
  exactHash: string;
  /** The small grey copy, row by row. */
  small: Uint8Array;
}
