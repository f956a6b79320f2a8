import type { Reading } from "./reading";

/**
 * Why a picture was not read: no picture at all, too many waiting (of this person or of all), not within the time, or
 * nobody wants it any more.
 */
export type ReadFailure = "unreadable" | "busy" | "too_slow" | "aborted";

/** The one thing `SnapshotReader.read` rejects with. */
export class SnapshotNotRead extends Error {
  constructor(
    readonly code: ReadFailure,
    options?: ErrorOptions,
  ) {
    super(`The picture was not read: ${code}`, options);
    this.name = "SnapshotNotRead";
  }
}

interface ReadOptions {
  /** Whose picture it is: of each person one is read at a time, and one waits. */
  person: string;
  signal?: AbortSignal;
  /** Whether the person lets an outside model see the picture. Without it the picture stays on this machine. */
  consent?: boolean;
}

/** Reads pictures of checkouts and receipts. */
export interface SnapshotReader {
  /** @throws SnapshotNotRead and nothing else, whatever the bytes are. */
  read(image: Buffer, options: ReadOptions): Promise<Reading>;
  /** Waits for nobody: what is being read rejects with `aborted`. */
  close(): Promise<void>;
}
