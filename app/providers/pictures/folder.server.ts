import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "~/server/start-error";
import { fileOf, type PictureStore, PicturesAway } from "./picture-store";

/**
 * Pictures in a folder, which is made where it is missing.
 *
 * @throws StartError when it can't be written.
 */
export async function openFolder(folder: string): Promise<PictureStore> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(join(folder, ".writable"), { force: true });
    await writeFile(join(folder, ".writable"), "");
    // Another process that starts now may have been first.
    await rm(join(folder, ".writable"), { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`Pictures can't be written to UPLOADS_DIR, ${folder} (${code}).`);
  }
  const pathOf = (name: string) => join(folder, fileOf(name));
  return {
    write: (name, image) => writeFile(pathOf(name), image, { mode: 0o600, flag: "wx" }).catch(away),
    read: (name) =>
      readFile(pathOf(name)).catch((error) => (error.code === "ENOENT" ? null : away(error))),
    remove: (name) => rm(pathOf(name), { force: true }).catch(away),
    async removeBefore(moment) {
      for (const file of await readdir(folder).catch(away)) {
        const about = file.endsWith(".webp") && (await stat(join(folder, file)).catch(() => null));
        if (about && about.mtimeMs < moment) await rm(join(folder, file), { force: true });
      }
    },
  };
}

/** A full disk, one that can only be read, one that is gone. */
function away(error: NodeJS.ErrnoException): never {
  throw new PicturesAway(`The folder of pictures: ${error.code}`);
}
