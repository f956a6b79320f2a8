import { PSM } from "tesseract.js";
import { gatherModels, MODELS } from "./models.server";
import type { Ocr, OcrLayout, OcrWord } from "./ocr";
import { workerPool } from "./tesseract-pool.server";
import { wordsOf } from "./tesseract-words";

const LAYOUTS: Record<OcrLayout, PSM> = {
  page: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
  scattered: PSM.SPARSE_TEXT,
};

/**
 * Tesseract on this machine, with the Arabic and English models of the npm packages; nothing is downloaded. Asked for
 * both languages at once it takes Arabic words for Latin scraps, so each language has workers of its own.
 *
 * @param size how many pictures are read in a language at once; each worker takes about 100 MB.
 */
export function tesseract(size: number): Ocr {
  let gathered: ReturnType<typeof gatherModels> | undefined;
  const models = () => {
    gathered ??= gatherModels();
    // The next worker tries again what failed for this one.
    gathered.catch(() => {
      gathered = undefined;
    });
    return gathered;
  };
  const pools = {
    arabic: workerPool(MODELS.arabic, models, size),
    english: workerPool(MODELS.english, models, size),
  };

  return {
    async read(image, { layout, language, only = "", signal }): Promise<OcrWord[]> {
      signal?.throwIfAborted();
      const pool = pools[language];
      const reader = await pool.take();
      let abort: (() => void) | undefined;
      try {
        const aborted = new Promise<never>((_, reject) => {
          abort = () => reject(signal?.reason);
          signal?.addEventListener("abort", abort, { once: true });
        });
        const work = async () => {
          await reader.worker.setParameters({
            tessedit_pageseg_mode: LAYOUTS[layout],
            tessedit_char_whitelist: only,
          });
          return await reader.worker.recognize(image, {}, { text: false, blocks: true });
        };
        const { data } = await Promise.race([work(), aborted]);
        pool.release(reader);
        return wordsOf(data.blocks, language);
      } catch (error) {
        // A worker in the middle of something can't be told to stop, and one that failed isn't trusted again.
        pool.drop(reader);
        throw error instanceof Error ? error : new Error(String(error));
      } finally {
        if (abort) signal?.removeEventListener("abort", abort);
      }
    },
    async close() {
      for (const pool of Object.values(pools)) pool.close();
      await gathered?.then(({ remove }) => remove()).catch(() => undefined);
    },
  };
}
