import sharp from "sharp";
import type { Box, Ocr, OcrLanguage, OcrWord } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";
import { readWords } from "./read-words.server";

/** White around a line, in heights of it: Tesseract wants margins. */
const MARGIN = 0.35;

/** The words of one line of a page, read by itself; in pixels of the page. */
async function rereadRow(ocr: Ocr, page: Grey, { y0, y1 }: Box, languages: readonly OcrLanguage[]) {
  const margin = Math.round((y1 - y0) * MARGIN);
  const top = Math.max(0, y0 - margin);
  const height = Math.min(page.height, y1 + margin) - top;
  const image = await sharp(page.pixels, {
    raw: { width: page.width, height: page.height, channels: 1 },
  })
    .extract({ left: 0, top, width: page.width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const words = await readWords(ocr, image, { layout: "line", languages, together: true });
  return words.map(({ box, ...word }) => ({
    ...word,
    box: { ...box, y0: box.y0 + top, y1: box.y1 + top },
  }));
}

/** Reads lines one by one that were not understood as part of their page, as long as there is time. */
export async function rereadRows(
  ocr: Ocr,
  page: Grey,
  rows: readonly Box[],
  { until, languages }: { until: number; languages: readonly OcrLanguage[] },
): Promise<OcrWord[]> {
  const words: OcrWord[] = [];
  for (const row of rows) {
    if (performance.now() > until) break;
    if (row.y1 - row.y0 < 8) continue;
    words.push(...(await rereadRow(ocr, page, row, languages)));
  }
  return words;
}
