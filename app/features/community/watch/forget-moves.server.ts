import type { Kysely } from "kysely";
import { DAY_MS } from "~/i18n/days";
import type { Database } from "~db/schema";
import { deleteMoves } from "./queries.server";

/** How long a move stays on its person's page, ms. */
const KEPT_MS = 90 * DAY_MS;

/** Forgets moves that are nobody's news any more. Returns how many. `now` in ms. */
export const forgetOldMoves = (db: Kysely<Database>, now: number): Promise<number> =>
  deleteMoves(db, now - KEPT_MS);
