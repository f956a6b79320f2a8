import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import type { Ocr, OcrLanguage, OcrLayout } from "./ocr";
import { wordsOf } from "./tesseract-words";

const LAYOUTS: Record<OcrLayout, PSM> = { page: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE };

/** Tesseract's names for the languages it is asked to read. */
const MODELS: Record<OcrLanguage, string> = { arabic: "ara", english: "eng" };

/** Resolutions Tesseract would guess from a picture's header, which ours lack. */
const DPI = "200";

/** Starts a worker with the model of an npm package, which it would else download. */
async function start(language: OcrLanguage): Promise<Worker> {
  const model = MODELS[language];
  const { resolve } = createRequire(import.meta.url);
  const worker = await createWorker(model, OEM.LSTM_ONLY, {
    langPath: join(dirname(resolve(`@tesseract.js-data/${model}/package.json`)), "4.0.0_best_int"),
    cacheMethod: "none",
    gzip: true,
    // An undecodable image would end the process if nobody handled its error here.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: DPI });
  return worker;
}

/**
 * Tesseract on this machine, with the Arabic and English models of the npm packages. Asked for both languages at once it
 * takes Arabic words for Latin scraps, so each language has a worker of its own, of about 100 MB, which starts when first
 * wanted and reads one picture after the other.
 */
export function tesseract(): Ocr {
  const workers = new Map<OcrLanguage, Promise<Worker>>();
  const workerFor = (language: OcrLanguage) => {
    const worker = workers.get(language) ?? start(language);
    workers.set(language, worker);
    return worker;
  };
  return {
    async read(image, { layout, language }) {
      const started = workerFor(language);
      try {
        const worker = await started;
        await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] });
        const { data } = await worker.recognize(image, {}, { text: false, blocks: true });
        return wordsOf(data.blocks, language);
      } catch (error) {
        // One that failed isn't trusted again.
        workers.delete(language);
        void started.then((worker) => worker.terminate()).catch(() => undefined);
        throw error instanceof Error ? error : new Error(String(error));
      }
    },
  };
}
