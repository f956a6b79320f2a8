import type { Kysely } from "kysely";
import { isPlatform, type Platform } from "~/features/prices";
import { compiledForIds } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";
import { LEAST_PEOPLE } from "./constants";
import type { FoldedFees } from "./fold-queries.server";
import { type FeeModel, restaurantKey } from "./model";
import { platformsLearnt } from "./model.server";
import type { KnownFees } from "./quote";

const feesOfDishes = compiledForIds((db, ids) =>
  db
    .selectFrom("dishes")
    .leftJoin("restaurant_fees as fees", "fees.restaurant_id", "dishes.restaurant_id")
    .select(["dishes.id", "dishes.restaurant_id as restaurantId", "platform"])
    .select(["typical", "low", "high", "vat_share", "orders", "people", "newest_at", "learnt"])
    .where("dishes.id", "in", ids)
    .$castTo<{ id: number; restaurantId: number; platform: string | null } & FoldedFees>(),
);

/** What is known of the fees of a dish's restaurant on one platform. */
export interface KnownFeesOfDish {
  restaurantId: number;
  known: KnownFees;
}

/** What is known of fees for some dishes, read at once: asked by dish and platform; undefined for a dish that is not among them. */
export async function knownFees(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<(dishId: number, platform: Platform) => KnownFeesOfDish | undefined> {
  const platforms = await platformsLearnt(db);
  const rows = await feesOfDishes(db, dishIds);
  const restaurants = new Map(rows.map(({ id, restaurantId }) => [id, restaurantId]));
  const known = new Map<string, KnownFees>();
  const ofDish = new Map<string, KnownFees>();
  for (const { id, restaurantId, platform, ...folded } of rows) {
    if (platform === null || !isPlatform(platform)) continue;
    // All dishes of a menu share what is known: it is read once.
    const key = restaurantKey(platform, restaurantId);
    const own = known.get(key) ?? knownOf(platforms, { platform, restaurantId }, folded);
    known.set(key, own);
    ofDish.set(`${id} ${platform}`, own);
  }
  return (dishId, platform) => {
    const restaurantId = restaurants.get(dishId);
    if (restaurantId === undefined) return undefined;
    const of = { platform, restaurantId };
    const own = ofDish.get(`${dishId} ${platform}`) ?? knownOf(platforms, of, null);
    return { restaurantId, known: own };
  };
}

/** What is known of the fees of a restaurant on a platform, by what was learnt of platforms and what is folded of the two. */
export function knownOf(
  platforms: FeeModel["platforms"],
  { platform, restaurantId }: { platform: Platform; restaurantId: number },
  folded: FoldedFees | null,
): KnownFees {
  const { [platform]: fees } = platforms;
  const restaurants: FeeModel["restaurants"] = {};
  if (folded?.learnt)
    restaurants[restaurantKey(platform, restaurantId)] = JSON.parse(folded.learnt);
  return {
    model: fees ? { platforms: { [platform]: fees }, restaurants } : null,
    vatShare: folded?.vat_share ?? 0,
    typical: folded && folded.people >= LEAST_PEOPLE ? folded : null,
  };
}
