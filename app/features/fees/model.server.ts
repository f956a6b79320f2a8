import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { isPlatform } from "~/features/prices";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";
import { type FeeModel, type PlatformFees, restaurantKey } from "./model";

/** What platforms charge, in memory by its hash: those of a process that has several databases open are few. */
const known = new LRUCache<string, PlatformFees>({ max: 12 });

const hashRows = compiledOnce<object, { platform: string; hash: string }>((db) =>
  db.selectFrom("platform_fees").select(["platform", "hash"]),
);

/**
 * What was learnt of each platform, kept in memory until something else was. It is found by what it says, so that
 * transactions and databases share it.
 */
export async function platformsLearnt(db: Kysely<Database>): Promise<FeeModel["platforms"]> {
  return platformsOf(db, await hashRows(db, {}));
}

/** The same for whoever has read which platforms there are, and the hash of what was learnt of each. */
export async function platformsOf(
  db: Kysely<Database>,
  learnt: Iterable<{ platform: string; hash: string }>,
): Promise<FeeModel["platforms"]> {
  const platforms: Record<string, PlatformFees> = {};
  for (const { hash, platform } of learnt) {
    const fees = known.get(hash) ?? (await read(db, platform));
    if (fees) platforms[platform] = fees;
  }
  return platforms;
}

async function read(db: Kysely<Database>, platform: string): Promise<PlatformFees | null> {
  const query = db.selectFrom("platform_fees").selectAll().where("platform", "=", platform);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const fees = JSON.parse(row.fees) as PlatformFees;
  known.set(row.hash, fees);
  return fees;
}

/** All that is learnt, of every restaurant: for what looks at all orders. Null while nothing is. */
export async function currentFeeModel(db: Kysely<Database>): Promise<FeeModel | null> {
  const platforms = await platformsLearnt(db);
  if (Object.keys(platforms).length === 0) return null;
  const restaurants: FeeModel["restaurants"] = {};
  const rows = await db
    .selectFrom("restaurant_fees")
    .select(["restaurant_id", "platform", "learnt"])
    .where("learnt", "is not", null)
    .execute();
  for (const { learnt, platform, restaurant_id } of rows)
    if (isPlatform(platform) && learnt !== null)
      restaurants[restaurantKey(platform, restaurant_id)] = JSON.parse(learnt);
  return { platforms, restaurants };
}
