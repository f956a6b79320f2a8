import PQueue from "p-queue";
import type { ConfiguredNames } from "~/features/prices/platform-names";
import type { LocalReader } from "./local-reader";
import { SnapshotNotRead, type SnapshotReader } from "./read-snapshot";
import type { Reading } from "./reading";
import { platformIn } from "./reading/platform-in";
import { readingThreads } from "./reading-threads.server";

/** Reads a picture elsewhere; null when it could not. */
export type OutsideReader = (image: Buffer, signal: AbortSignal) => Promise<Reading | null>;

export interface SnapshotReaderSettings {
  /** What the operator calls the platforms, to be found among the words of a picture. */
  platformNames?: ConfiguredNames;
  /** A model that sees pictures, for people who consent; null where none is configured. */
  outside?: OutsideReader | null;
  /** Pictures read at once. */
  workers?: number;
  /** Pictures that may wait; one more is refused as busy. */
  waiting?: number;
  /** Milliseconds for one picture, waiting included. */
  timeoutMs?: number;
  /** Reads what no outside model does. */
  local?: LocalReader;
}

/** Reading takes a core for a second or two; a third at once would slow down every page. */
const WORKERS = 2;
const WAITING = 20;
const TIMEOUT_MS = 20_000;

/**
 * Opens the reader of pictures: a few at a time, a bounded queue behind them, 20 seconds each. It starts its workers
 * with the first picture and survives whatever it is fed.
 */
export function openSnapshotReader(settings: SnapshotReaderSettings = {}): SnapshotReader {
  const { platformNames = {}, outside = null, workers = WORKERS, waiting = WAITING } = settings;
  const { timeoutMs = TIMEOUT_MS, local = readingThreads() } = settings;
  const apps = Object.values(platformNames).flatMap((name) => name ?? []);
  const queue = new PQueue({ concurrency: workers });
  const closing = new AbortController();

  async function readOne(image: Buffer, consent: boolean, signal: AbortSignal): Promise<Reading> {
    signal.throwIfAborted();
    const seen = consent && outside ? await outside(image, signal).catch(() => null) : null;
    signal.throwIfAborted();
    const reading = seen ?? (await local.read(image, { apps, signal }));
    return { ...reading, platform: platformIn(reading.text, platformNames) };
  }

  return {
    async read(image, { signal, consent = false } = {}) {
      if (closing.signal.aborted || signal?.aborted) throw new SnapshotNotRead("aborted");
      if (queue.size >= waiting) throw new SnapshotNotRead("busy");
      const limit = AbortSignal.timeout(timeoutMs);
      const given = [limit, closing.signal, ...(signal ? [signal] : [])];
      const all = AbortSignal.any(given);
      try {
        return await untilAborted(
          queue.add(() => readOne(image, consent, all), { signal: all }),
          all,
        );
      } catch (cause) {
        if (limit.aborted) throw new SnapshotNotRead("too_slow", { cause });
        if (all.aborted) throw new SnapshotNotRead("aborted", { cause });
        throw new SnapshotNotRead("unreadable", { cause });
      }
    },
    async close() {
      closing.abort();
      await queue.onIdle();
      await local.close();
    },
  };
}

/** What `work` comes to, or a rejection as soon as the signal aborts: decoding a picture can't be interrupted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
