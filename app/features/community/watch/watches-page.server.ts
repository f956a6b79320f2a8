import type { Kysely } from "kysely";
import { type BestOffer, bestOffer } from "~/features/prices/best-offer";
import { offersOfDishes } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { listMoves, listWatches, type NamedDish } from "./queries.server";

/** Moves shown; older ones are nobody's news. */
const SHOWN = 50;

/** A dish somebody follows, at its price of now. */
export interface FollowedDish extends NamedDish {
  best: BestOffer | null;
}

/** What a person follows and what moved, at `now` (ms). */
export async function watchesPage(db: Kysely<Database>, userId: string, now: number) {
  const watches = await listWatches(db, userId);
  const offers = await offersOfDishes(
    db,
    watches.map(({ dish_id }) => dish_id),
  );
  return {
    moves: await listMoves(db, userId, SHOWN),
    dishes: watches.map(
      ({ created_at: _, ...dish }): FollowedDish => ({
        ...dish,
        best: bestOffer(offers.get(dish.dish_id) ?? [], now),
      }),
    ),
  };
}

export type WatchesPage = Awaited<ReturnType<typeof watchesPage>>;
