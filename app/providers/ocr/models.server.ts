import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { OcrLanguage } from "./ocr";

/** Tesseract's names for the languages it is asked to read. */
export const MODELS: Record<OcrLanguage, string> = { arabic: "ara", english: "eng" };

/**
 * Puts the language models of the npm packages side by side, where Tesseract wants them: it takes one folder only,
 * and would else download them.
 *
 * @returns the folder, to be removed by `remove`.
 */
export async function gatherModels(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const { resolve } = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "waffir-ocr-"));
  for (const language of Object.values(MODELS)) {
    const home = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
    const file = `${language}.traineddata.gz`;
    await copyFile(join(home, "4.0.0_best_int", file), join(folder, file));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
