import type { Kysely } from "kysely";
import type { PictureStore } from "~/providers/pictures/picture-store";
import { logWarning } from "~/server/log.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";

/** 160 bits: nobody guesses a picture's name. */
const NAME_LENGTH = 32;

const HOUR_MS = 60 * 60 * 1000;

/** What no snapshot keeps goes after this, ms: as long as a draft waits for its person, and longer than any upload takes. */
const WAITS_MS = HOUR_MS;

/** Names taken from the queue at once. */
const AT_ONCE = 100;

export interface PictureTools {
  db: Kysely<Database>;
  pictures: PictureStore;
}

/**
 * Writes a picture under a name of its own. Its file goes in an hour, unless a snapshot keeps it.
 *
 * @param now ms
 * @returns the name.
 * @throws PicturesAway
 */
export async function writePicture(
  { db, pictures }: PictureTools,
  image: Uint8Array,
  now: number,
): Promise<string> {
  const name = randomText(NAME_LENGTH);
  await db
    .insertInto("picture_removals")
    .values({ name, due_at: now + WAITS_MS })
    .execute();
  await pictures.write(name, image);
  return name;
}

/** Has written pictures stay, in the transaction of the snapshot that keeps them. */
export async function keepPictures(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  await trx.deleteFrom("picture_removals").where("name", "in", names).execute();
}

/** Has files of written pictures that nobody keeps go at once. */
export async function dropPictures(tools: PictureTools, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tools.db
    .updateTable("picture_removals")
    .set({ due_at: 0 })
    .where("name", "in", names)
    .execute();
  await removeNow(tools);
}

/** Removes the files that are due, as far as the store lets us: the rest goes with the next job. */
export async function removeNow(tools: PictureTools): Promise<void> {
  await removeDue(tools, Date.now()).catch((error: unknown) =>
    logWarning("Pictures could not be removed yet", { error: String(error) }),
  );
}

/**
 * Removes files that are due. Several processes may do so at once.
 *
 * @param now ms
 * @returns how many are gone.
 * @throws PicturesAway for the first that can't be removed. It stays due, with those after it.
 */
export async function removeDue({ db, pictures }: PictureTools, now: number): Promise<number> {
  const due = await db
    .selectFrom("picture_removals")
    .select("name")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(AT_ONCE)
    .execute();
  for (const { name } of due) {
    await pictures.remove(name);
    await db.deleteFrom("picture_removals").where("name", "=", name).execute();
  }
  return due.length < AT_ONCE ? due.length : due.length + (await removeDue({ db, pictures }, now));
}
