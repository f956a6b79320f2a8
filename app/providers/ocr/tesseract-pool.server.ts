import { createWorker, OEM, type Worker } from "tesseract.js";
import type { gatherModels } from "./models.server";

/** Resolutions Tesseract would guess from a picture's header, which ours lack. */
const DPI = "200";

export interface Reader {
  worker: Worker;
  busy: boolean;
}

/** Starts a worker thread. An undecodable image would end the process if nobody handled its error here. */
async function start(language: string, folder: string): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: DPI });
  return worker;
}

/**
 * Workers for one language, each of which reads one picture at a time. They start when first wanted; one that hangs
 * or fails is dropped, and the next to come starts another.
 *
 * @param language as Tesseract calls it.
 * @param models the folder of the models, asked for when a worker starts.
 * @param size the most workers.
 */
export function workerPool(
  language: string,
  models: () => ReturnType<typeof gatherModels>,
  size: number,
) {
  const readers: Reader[] = [];
  const waiting: (() => void)[] = [];
  let closed = false;

  function drop(reader: Reader): void {
    const at = readers.indexOf(reader);
    if (at >= 0) readers.splice(at, 1);
    reader.worker?.terminate().catch(() => undefined);
    waiting.shift()?.();
  }

  return {
    drop,
    async take(): Promise<Reader> {
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
            reader.worker = await start(language, (await models()).folder);
            return reader;
          } catch (error) {
            drop(reader);
            throw error;
          }
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    release(reader: Reader): void {
      reader.busy = false;
      waiting.shift()?.();
    },
    close(): void {
      closed = true;
      for (const reader of [...readers]) drop(reader);
      for (const wake of waiting.splice(0)) wake();
    },
  };
}
