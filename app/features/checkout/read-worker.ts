import sharp from "sharp";
import { tesseract } from "~/providers/ocr/tesseract.server";
import { standBehindPages } from "~/server/background.server";
import { keepHeapSmall } from "~/server/heap.server";
import { readLocally } from "./read-locally.server";
import type { Reading } from "./reading";

/** A picture to read. */
export interface ReadTask {
  image: Uint8Array;
  apps?: readonly string[];
}

standBehindPages();
keepHeapSmall();
// No picture is read twice: what sharp would remember of one is memory for nothing.
sharp.cache(false);
const ocr = tesseract();

/** Reads one picture; runs in a process that reads one at a time and nothing else, and may be killed meanwhile. */
export function read({ image, apps }: ReadTask): Promise<Reading> {
  return readLocally(ocr, Buffer.from(image), { apps });
}
