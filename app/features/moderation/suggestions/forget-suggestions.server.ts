import type { Kysely } from "kysely";
import { KEPT_MS } from "~/providers/maps/kept.server";
import type { Database } from "~db/schema";
import { forgetUnreviewed } from "./queries.server";

/** Forgets names of the maps provider that its terms no longer let us keep at `now` (ms). Returns how many. */
export const forgetSuggestedNames = (db: Kysely<Database>, now: number): Promise<number> =>
  forgetUnreviewed(db, now - KEPT_MS);
