import type { Reading } from "./reading";

/** Reads a picture on this machine. */
export interface LocalReader {
  /**
   * @param apps what delivery apps are called.
   * @throws Error when the image can't be decoded, the reader breaks or `signal` aborts.
   */
  read(
    image: Buffer,
    options?: { apps?: readonly string[]; signal?: AbortSignal },
  ): Promise<Reading>;
  close(): Promise<void>;
}
