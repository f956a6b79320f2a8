import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "~/server/random-text.server";
import { StartError } from "~/server/start-error";

/** 160 bits: nobody guesses a picture's name. */
const NAME_LENGTH = 32;
const ENDING = ".webp";

/** The folder that holds the pictures. Nothing serves it but the route that asks whose they are. */
export interface PictureStore {
  /** Keeps a picture under a name of its own. @returns the name. */
  write(image: Uint8Array): Promise<string>;
  /** Null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  remove(names: readonly string[]): Promise<void>;
  /** The names of what was written before `moment` (ms). */
  writtenBefore(moment: number): Promise<string[]>;
}

/** Whether text has the shape of a picture's name. */
const isPictureName = (text: string): boolean => /^[0-9a-z]{32}$/.test(text);

/**
 * Opens the folder of pictures, making it where it is missing.
 *
 * @throws StartError when it can't be written.
 */
export async function openPictureStore(folder: string): Promise<PictureStore> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(join(folder, ".writable"), { force: true });
    await writeFile(join(folder, ".writable"), "");
    await rm(join(folder, ".writable"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`Pictures can't be written to UPLOADS_DIR, ${folder} (${code}).`);
  }
  const pathOf = (name: string) => join(folder, name + ENDING);
  return {
    async write(image) {
      const name = randomText(NAME_LENGTH);
      await writeFile(pathOf(name), image, { mode: 0o600, flag: "wx" });
      return name;
    },
    async read(name) {
      if (!isPictureName(name)) return null;
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    async writtenBefore(moment) {
      const written: string[] = [];
      for (const file of await readdir(folder)) {
        const name = file.slice(0, -ENDING.length);
        if (!file.endsWith(ENDING) || !isPictureName(name)) continue;
        const about = await stat(join(folder, file)).catch(() => null);
        if (about && about.mtimeMs < moment) written.push(name);
      }
      return written;
    },
  };
}
