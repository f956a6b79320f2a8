import type { Reading } from "./reading";

export interface LocalReadOptions {
  /** What delivery apps are called. */
  apps?: readonly string[];
  signal: AbortSignal;
}

/** Reads a picture on this machine. */
export interface LocalReader {
  /** @throws Error when the image can't be decoded, the reader breaks, or as soon as `signal` aborts. */
  read(image: Buffer, options: LocalReadOptions): Promise<Reading>;
  close(): Promise<void>;
}
