import type { Kysely } from "kysely";
import type { Tap } from "~/features/prices";
import type { Database, Observation } from "~db/schema";

/** What a tap is judged by. */
export interface KnownBefore {
  /** The level of whoever taps. */
  level: string;
  /** The item price as it stands, halalas; null while nobody named one. */
  price: number | null;
  /** What they said of it and did not take back, newest first. */
  said: Observation[];
}

/** Everything that a tap is judged by, in one read; null for who has left or is suspended. */
export async function knownBefore(
  db: Kysely<Database>,
  userId: string,
  { dishId, platform }: Pick<Tap, "dishId" | "platform">,
): Promise<KnownBefore | null> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("offers", (join) =>
      join.on("offers.dish_id", "=", dishId).on("offers.platform", "=", platform),
    )
    .leftJoin("observations as said", (join) =>
      join
        .onRef("said.user_id", "=", "users.id")
        .on("said.dish_id", "=", dishId)
        .on("said.platform", "=", platform)
        .on(({ eb, selectFrom }) =>
          eb("said.id", "not in", selectFrom("withdrawals").select("observation_id")),
        ),
    )
    .selectAll("said")
    .select(["users.trust_level as level", "offers.item_price as price"])
    .where("users.id", "=", userId)
    .where("users.erased_at", "is", null)
    .where("users.suspended_at", "is", null)
    .orderBy("said.observed_at", "desc")
    .orderBy("said.id", "desc")
    .execute();
  const [first] = rows;
  if (!first) return null;
  const said = rows.filter((row): row is typeof row & Observation => row.id !== null);
  return { level: first.level, price: first.price, said };
}
