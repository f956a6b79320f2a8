import type { Kysely } from "kysely";
import { dishById, restaurantById } from "~/features/catalogue/page-queries.server";
import { agree } from "~/features/prices/evidence";
import { total } from "~/features/prices/money";
import { offerOf } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { saidBy } from "./queries.server";
import { standOf, type Tap } from "./tap";
import type { TapProblem } from "./tap-price.server";

/** What the page of one tap shows; undefined where the price is gone or the same thing is said already. */
export async function tapPageOf(db: Kysely<Database>, userId: string, tap: Tap, now: number) {
  const { dishId, platform, word, seen } = tap;
  const dish = await dishById(db, dishId);
  const restaurant = dish && (await restaurantById(db, dish.restaurant_id));
  const offer = await offerOf(db, dishId, platform);
  if (!restaurant || !offer || word === "undo") return undefined;
  const said = (await saidBy(db, userId, [dishId])).filter((row) => row.platform === platform);
  const stand = standOf(said, total(offer, 1), now);
  if (stand === word) return undefined;
  const problem: TapProblem | null =
    stand === "own" ? "own" : agree(total(offer, 1), seen) ? null : "moved";
  return { dish, restaurant, platform, word, total: total(offer, 1), problem };
}

export type TapPageData = NonNullable<Awaited<ReturnType<typeof tapPageOf>>>;
