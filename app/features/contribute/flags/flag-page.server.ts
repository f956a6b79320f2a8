import type { Kysely } from "kysely";
import { total } from "~/features/prices/money";
import type { Platform } from "~/features/prices/platform";
import { offerOf } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { barTo } from "./decide-flag.server";
import { openFlags, picturesBehind } from "./queries.server";
import { standingEvidence } from "./standing-evidence.server";

/**
 * The queue of reports as a moderator sees it: each with the price that is shown now (total null where it is gone), the
 * pictures it rests on, and what keeps this moderator from deciding.
 */
export async function flagQueue(db: Kysely<Database>, moderatorId: string) {
  const flags = await openFlags(db);
  return Promise.all(
    flags.map(async (flag) => {
      const { dish_id: dishId, platform } = flag;
      const offer = await offerOf(db, dishId, platform);
      const standing = await standingEvidence(db, offer);
      return {
        ...flag,
        platform: platform as Platform,
        total: offer && total(offer, 1),
        bar: await barTo(db, { moderatorId, dishId, platform, standing }),
        pictures: await picturesBehind(
          db,
          standing.map(({ id }) => id),
        ),
      };
    }),
  );
}

export type FlagLine = Awaited<ReturnType<typeof flagQueue>>[number];
