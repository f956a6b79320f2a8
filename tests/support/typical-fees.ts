import type { Kysely } from "kysely";
import { PLATFORMS } from "~/features/prices/platform";
import type { Database } from "~db/schema";

/** Has a restaurant's orders be charged `typical` halalas on every platform, as many people told. Doing it again is fine. */
export async function setFees(
  db: Kysely<Database>,
  restaurant_id: number,
  typical: number,
): Promise<void> {
  const known = { vat_share: 0, orders: 9, people: 9, newest_at: 0 };
  await db
    .insertInto("restaurant_fees")
    .values(
      PLATFORMS.map((platform) => ({
        ...{ restaurant_id, platform, typical, low: typical, high: typical, ...known },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
