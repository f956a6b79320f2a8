import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { gatherModels, LANGUAGE_NAMES } from "./models.server";
import type { Ocr, OcrLayout, OcrWord } from "./ocr";
import { wordsOf } from "./tesseract-words";

const LAYOUTS: Record<OcrLayout, PSM> = {
  page: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
  scattered: PSM.SPARSE_TEXT,
};

/** Resolutions Tesseract would guess from a picture's header, which ours lack. */
const DPI = "200";

interface Reader {
  worker: Worker;
  busy: boolean;
}

/** Starts a worker thread. An undecodable image would end the process if nobody handled its error here. */
async function start(folder: string): Promise<Worker> {
  const worker = await createWorker(LANGUAGE_NAMES, OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: DPI });
  return worker;
}

/**
 * Tesseract on this machine, with the Arabic and English models of the npm packages; nothing is downloaded. Workers
 * start with the first picture, and one that hangs or fails is replaced.
 *
 * @param size how many pictures are read at once; each worker takes about 150 MB.
 */
export function tesseract(size: number): Ocr {
  const readers: Reader[] = [];
  const waiting: (() => void)[] = [];
  let models: ReturnType<typeof gatherModels> | undefined;
  let closed = false;

  async function take(): Promise<Reader> {
    for (;;) {
      if (closed) throw new Error("The reader of pictures is closed");
      const free = readers.find((reader) => !reader.busy);
      if (free) {
        free.busy = true;
        return free;
      }
      if (readers.length < size) {
        const reader = { busy: true } as Reader;
        readers.push(reader);
        try {
          models ??= gatherModels();
          reader.worker = await start((await models).folder);
          return reader;
        } catch (error) {
          models = undefined;
          drop(reader);
          throw error;
        }
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  function release(reader: Reader): void {
    reader.busy = false;
    waiting.shift()?.();
  }

  function drop(reader: Reader): void {
    const at = readers.indexOf(reader);
    if (at >= 0) readers.splice(at, 1);
    reader.worker?.terminate().catch(() => undefined);
    waiting.shift()?.();
  }

  return {
    async read(image, { layout, only = "", signal }): Promise<OcrWord[]> {
      signal?.throwIfAborted();
      const reader = await take();
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
        release(reader);
        return wordsOf(data.blocks);
      } catch (error) {
        // A worker in the middle of something can't be told to stop, and one that failed isn't trusted again.
        drop(reader);
        throw error instanceof Error ? error : new Error(String(error));
      } finally {
        if (abort) signal?.removeEventListener("abort", abort);
      }
    },
    async close() {
      closed = true;
      for (const reader of [...readers]) drop(reader);
      for (const wake of waiting.splice(0)) wake();
      await models?.then(({ remove }) => remove()).catch(() => undefined);
    },
  };
}
