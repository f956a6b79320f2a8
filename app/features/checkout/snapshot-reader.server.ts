import type { ConfiguredNames } from "~/features/prices";
import { FairTurns, NoTurn } from "~/server/fair-turns";
import { platformIn } from "./layout/platform-in";
import type { LocalReader } from "./local-reader";
import type { Reading } from "./reading";
import { readingProcesses } from "./reading-processes.server";
import { SnapshotNotRead, type SnapshotReader } from "./snapshot-reader";

/** Reads a picture elsewhere; null when it could not. */
export type VisionReader = (image: Buffer, signal: AbortSignal) => Promise<Reading | null>;

export interface SnapshotReaderSettings {
  /** What the operator calls the platforms, to be found among the words of a picture. */
  platformNames?: ConfiguredNames;
  /** A model that sees pictures, for people who consent; null where none is configured. */
  vision?: VisionReader | null;
  /** Pictures read at once. */
  workers?: number;
  /** How many processes of this machine read, who do so in turns of a few together. */
  sharedBy?: number;
  /** People whose picture may wait; one more is refused as busy. */
  waiting?: number;
  /** Milliseconds for one picture, from its turn on; 20 s where it is not said. */
  timeoutMs?: number;
  /** Milliseconds that one may wait for its turn; then it is refused as busy. */
  waitMs?: number;
  /** Reads what no outside model does. */
  local?: LocalReader;
}

/** Reading takes a core for a second or two; a third at once would slow down every page. */
const WORKERS = 2;
const WAITING = 20;
const TIMEOUT_MS = 20_000;
/** Long enough for a few of the slowest pictures before it: somebody else's must not use up the time of one's own. */
const WAIT_MS = 90_000;

/**
 * Opens the reader of pictures: a few at a time, fair turns behind them, so many seconds each. It starts its processes with
 * the first picture and survives whatever it is fed.
 */
export function openSnapshotReader(settings: SnapshotReaderSettings = {}): SnapshotReader {
  const { platformNames = {}, vision = null, waiting = WAITING, sharedBy = 1 } = settings;
  const { workers = Math.ceil(WORKERS / sharedBy) } = settings;
  const { timeoutMs = TIMEOUT_MS, waitMs = WAIT_MS } = settings;
  const { local = readingProcesses(workers) } = settings;
  const apps = Object.values(platformNames).flatMap((name) => name ?? []);
  const turns = new FairTurns({ atOnce: workers, waiting });
  const closing = new AbortController();

  async function readInTime(image: Buffer, consent: boolean, given: AbortSignal[]) {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await readOne(image, consent, AbortSignal.any([limit, ...given]));
    } catch (cause) {
      throw limit.aborted ? new SnapshotNotRead("too_slow", { cause }) : cause;
    }
  }

  async function readOne(image: Buffer, consent: boolean, signal: AbortSignal): Promise<Reading> {
    signal.throwIfAborted();
    const answered = consent && vision ? await vision(image, signal).catch(() => null) : null;
    signal.throwIfAborted();
    const reading = answered ?? (await local.read(image, { apps, signal }));
    return { ...reading, platform: platformIn(reading.text, platformNames) };
  }

  return {
    async read(image, { person, signal, consent = false }) {
      if (closing.signal.aborted || signal?.aborted) throw new SnapshotNotRead("aborted");
      const patience = AbortSignal.timeout(waitMs);
      const given = [closing.signal, ...(signal ? [signal] : [])];
      const untilTurn = AbortSignal.any([patience, ...given]);
      try {
        return await turns.run(person, () => readInTime(image, consent, given), untilTurn);
      } catch (cause) {
        if (cause instanceof SnapshotNotRead) throw cause;
        if (cause instanceof NoTurn || (patience.aborted && cause === patience.reason))
          throw new SnapshotNotRead("busy");
        if (given.some(({ aborted }) => aborted)) throw new SnapshotNotRead("aborted", { cause });
        throw new SnapshotNotRead("unreadable", { cause });
      }
    },
    async close() {
      closing.abort();
      await local.close();
    },
  };
}
