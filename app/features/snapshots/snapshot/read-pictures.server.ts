import type { Kysely } from "kysely";
import {
  type ReadFailure,
  type Reading,
  SnapshotNotRead,
  type SnapshotReader,
} from "~/features/checkout";
import type { PictureStore } from "~/providers/pictures/picture-store";
import { type LeaseEnd, withLease } from "~/server/database/lease.server";
import { joinInFlight } from "~/server/http/in-flight.server";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import { mergeReadings } from "./merge-readings";
import { picturesOf, saveReading, snapshotToRead } from "./queries.server";

export interface ReadingServices {
  db: Kysely<Database>;
  pictures: PictureStore;
  /** Null where nothing reads: people type. */
  snapshotReader: SnapshotReader | null;
}

/**
 * Has the pictures of a snapshot read, unless that is going on, in whichever process, or over. Ask as often as you like:
 * after the end of a process that read, a look at the page some seconds later begins anew. Never rejects; what can't be read is left to the person.
 */
export function readPictures(services: ReadingServices, id: string): Promise<void> {
  return joinInFlight(`reading ${id}`, async () => {
    await withLease(services.db, `reading ${id}`, () => readOnce(services, id));
  }).catch((error: unknown) =>
    logWarning("A snapshot could not be read", { error: String(error) }),
  );
}

async function readOnce(
  { db, pictures, snapshotReader }: ReadingServices,
  id: string,
): Promise<LeaseEnd> {
  const snapshot = await snapshotToRead(db, id);
  if (!snapshot) return {};
  const readings: Reading[] = [];
  let busy = false;
  const seen = new Set<string>();
  // Looked up anew each time: another picture may have been added meanwhile.
  for (;;) {
    const name = (await picturesOf(db, id)).map((one) => one.name).find((one) => !seen.has(one));
    if (name === undefined) break;
    seen.add(name);
    const image = await pictures.read(name);
    const consent = snapshot.consent === 1;
    const read =
      image &&
      snapshotReader &&
      (await readOne(snapshotReader, image, { person: snapshot.user_id, consent }));
    if (read === "busy") busy = true;
    else if (read && typeof read !== "string") readings.push(read);
  }
  const state = readings.length > 0 ? "read" : busy ? "busy" : "failed";
  const reading = readings.length > 0 ? JSON.stringify(mergeReadings(readings)) : null;
  await saveReading(db, id, { state, reading });
  return {};
}

async function readOne(
  reader: SnapshotReader,
  image: Buffer,
  options: { person: string; consent: boolean },
): Promise<Reading | ReadFailure> {
  try {
    return await reader.read(image, options);
  } catch (error) {
    return error instanceof SnapshotNotRead ? error.code : "unreadable";
  }
}
