import { giveBack } from "~/server/database/lease.server";
import type { OwnData } from "~/server/own-data";

/** Which prices a person is looking at, for an hour: nothing to take along, and nobody waits for who has left. */
export const checksOwnData: OwnData = {
  eraseOf: (trx, userId) => giveBack(trx, userId),
  exportOf: () => ({}),
};
