/** Where pictures lie, each under its own name. Nothing serves them but the route that asks whose they are. */
export interface PictureStore {
  /** @throws PicturesAway */
  write(name: string, image: Uint8Array): Promise<void>;
  /** Null when there is none of that name. @throws PicturesAway */
  read(name: string): Promise<Buffer | null>;
  /** What is gone already is fine. @throws PicturesAway */
  remove(name: string): Promise<void>;
  /**
   * Removes what was written before `moment` (ms), whether anything knows of it or not: a copy of an older database put
   * back knows nothing of what came after it. A bucket does so itself, by a rule of its own.
   */
  removeBefore(moment: number): Promise<void>;
}

/** The store can't be used just now, or is full: nothing is wrong with the picture. */
export class PicturesAway extends Error {
  override name = "PicturesAway";
}

/**
 * What a picture's file is called.
 *
 * @throws Error for what is no name of ours, which could lead to another file.
 */
export function fileOf(name: string): string {
  if (!/^[0-9a-z]{32}$/.test(name)) throw new Error("Not the name of a picture");
  return `${name}.webp`;
}
