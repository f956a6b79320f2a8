import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { PictureStore } from "~/features/contribute/picture/store.server";
import { joinInFlight } from "~/server/in-flight.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { erasePerson } from "./queries.server";

/** A second press of the button without scripts falls within it, and finds its session still there. */
const BEFORE_ERASING_MS = 400;

/** Takes everything personal of an account away for good, once however often it is asked for. */
export function eraseAccount(
  { db, pictures }: { db: Kysely<Database>; pictures: PictureStore },
  userId: string,
): Promise<void> {
  return joinInFlight(`erase ${userId}`, async () => {
    await wait(BEFORE_ERASING_MS);
    const nameless = `deleted-${randomText(12)}`;
    // Files that a process leaves behind here are strays, which go within the hour.
    await pictures.remove(await erasePerson(db, { userId, nameless, now: Date.now() }));
  });
}
