import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { CONTESTED_WITHIN_MS, type Word } from "./companions";

/** One dish on one platform. */
export interface OfferName {
  dish_id: number;
  platform: string;
}

/** What was said about one offer within `between` (ms, both included) and stands. */
export function wordsAbout(
  db: Kysely<Database>,
  { dish_id, platform }: OfferName,
  [from, until]: readonly [number, number],
): Promise<Word[]> {
  return db
    .selectFrom("observations")
    .select(["user_id", "item_price", "trust_level", "observed_at"])
    .where("dish_id", "=", dish_id)
    .where("platform", "=", platform)
    .where("observed_at", ">=", from)
    .where("observed_at", "<=", until)
    .where("id", "not in", (q) => q.selectFrom("withdrawals").select("observation_id"))
    .execute();
}

/** The offers a person named a price of since `from` (ms) while somebody else named another one. */
export function offersInDoubt(
  db: Kysely<Database>,
  userId: string,
  from: number,
): Promise<OfferName[]> {
  return db
    .selectFrom("observations as own")
    .select(["own.dish_id", "own.platform"])
    .distinct()
    .where("own.user_id", "=", userId)
    .where("own.observed_at", ">=", from)
    .where("own.item_price", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("observations as other")
          .select("other.id")
          .whereRef("other.dish_id", "=", "own.dish_id")
          .whereRef("other.platform", "=", "own.platform")
          .whereRef("other.user_id", "!=", "own.user_id")
          .whereRef("other.item_price", "!=", "own.item_price")
          .where(({ between, ref, eb }) =>
            between(
              "other.observed_at",
              eb(ref("own.observed_at"), "-", CONTESTED_WITHIN_MS),
              eb(ref("own.observed_at"), "+", CONTESTED_WITHIN_MS),
            ),
          ),
      ),
    )
    .execute();
}
