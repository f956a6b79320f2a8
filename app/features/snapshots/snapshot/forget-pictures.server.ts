import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { PictureStore } from "../picture/store.server";
import { deleteSnapshots, namesAmong } from "./forget-queries.server";

const HOUR_MS = 60 * 60 * 1000;

/** A file that no row knows after this was left behind by a process that died between the two. */
const STRAY_AFTER_MS = HOUR_MS;

/**
 * Forgets the pictures whose time is over with what was read from them, and files that nothing refers to. What they said
 * about prices stays. Doing it again changes nothing.
 *
 * @param now ms
 * @returns how many files are gone.
 */
export async function forgetOldPictures(
  db: Kysely<Database>,
  pictures: PictureStore,
  now: number,
): Promise<number> {
  const expired = await deleteSnapshots(db, (eb) => eb("snapshots.expires_at", "<=", now));
  await pictures.remove(expired);
  const written = await pictures.writtenBefore(now - STRAY_AFTER_MS);
  const known = await namesAmong(db, written);
  const stray = written.filter((name) => !known.has(name));
  await pictures.remove(stray);
  return expired.length + stray.length;
}
