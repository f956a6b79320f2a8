import type { Kysely } from "kysely";
import type { Platform } from "~/features/prices/platform";
import type { Database } from "~db/schema";
import { barTo } from "./decide-flag.server";
import { openFlags, picturesBehind } from "./queries.server";
import { reportedPrice } from "./reported-price.server";

/**
 * The queue of reports as a moderator sees it: each with the price it is about, the one that is shown now, the pictures
 * the first rests on, and what keeps this moderator from deciding.
 */
export async function flagQueue(db: Kysely<Database>, moderatorId: string) {
  const flags = await openFlags(db);
  return Promise.all(
    flags.map(async (flag) => {
      const { dish_id: dishId, platform } = flag;
      const { standing, shown, seen } = await reportedPrice(db, flag);
      return {
        ...flag,
        platform: platform as Platform,
        shown,
        seen,
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
