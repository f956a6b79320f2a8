import type { Kysely } from "kysely";
import type { Platform } from "~/features/prices";
import type { Database } from "~db/schema";
import { barTo } from "./decide-flag.server";
import { openFlags, picturesBehind } from "./queries.server";
import { reportedPrice } from "./reported-price.server";

/**
 * A page of the reports as a moderator sees them: each with the price it is about, the one that is shown now, the pictures
 * the first rests on, and what keeps this moderator from deciding.
 */
export async function flagQueue(db: Kysely<Database>, moderatorId: string, offset = 0) {
  const { rows, next } = await openFlags(db, offset);
  const flags = await Promise.all(
    rows.map(async (flag) => {
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
  return { flags, next };
}

export type FlagLine = Awaited<ReturnType<typeof flagQueue>>["flags"][number];
