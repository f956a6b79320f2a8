import type { FileProblem } from "./file-problem";

/** How many bytes of a file tell what it is. */
export const SNIFFED_BYTES = 12;

/** Brands of the container that HEIC and AVIF files share. */
const APPLE = /^(?:hei[cxms]|hev[cxms]|mif1|msf1|mif2|avi[fs])$/;

/**
 * What the first bytes of a file say it is, whatever its name claims. Nothing that isn't one of the three kinds
 * we take reaches a decoder.
 *
 * @returns null for a JPEG, PNG or WebP file, else what is wrong.
 */
export function sniff(bytes: Uint8Array): FileProblem | null {
  if (bytes.length === 0) return "empty";
  const text = String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES));
  if (text.startsWith("\xff\xd8\xff")) return null;
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return null;
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return null;
  if (text.slice(4, 8) === "ftyp" && APPLE.test(text.slice(8, 12))) return "heic";
  return "notPicture";
}
