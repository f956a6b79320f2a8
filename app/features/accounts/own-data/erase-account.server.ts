import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { joinInFlight } from "~/server/http/in-flight.server";
import type { OwnData } from "~/server/own-data";
import type { Database } from "~db/schema";
import { erasePerson } from "./erase-person.server";

/** A second press of the button without scripts falls within it, and finds its session still there. */
const BEFORE_ERASING_MS = 400;

interface EraseTools {
  db: Kysely<Database>;
  ownData: readonly OwnData[];
}

/** Takes everything personal of an account away for good, once however often it is asked for. */
export function eraseAccount({ db, ownData }: EraseTools, userId: string): Promise<void> {
  return joinInFlight(`erase ${userId}`, async () => {
    await wait(BEFORE_ERASING_MS);
    await erasePerson(db, ownData, { userId, now: Date.now() });
  });
}
