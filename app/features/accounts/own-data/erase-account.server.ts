import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { joinInFlight } from "~/server/in-flight.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { erasePerson } from "./queries.server";

/** A second press of the button without scripts falls within it, and finds its session still there. */
const BEFORE_ERASING_MS = 400;

/** Takes everything personal of an account away for good, once however often it is asked for. */
export function eraseAccount(db: Kysely<Database>, userId: string): Promise<void> {
  return joinInFlight(`erase ${userId}`, async () => {
    await wait(BEFORE_ERASING_MS);
    await erasePerson(db, { userId, nameless: `deleted-${randomText(12)}` });
  });
}
