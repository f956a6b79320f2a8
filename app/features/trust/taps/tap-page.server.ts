import type { Kysely } from "kysely";
import { shownPrice } from "~/features/catalogue/index.server";
import { agree, ownCheckOf, type Tap } from "~/features/prices";
import { observationsBy } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import type { TapProblem } from "./tap-price.server";

/** What the page of one tap shows; undefined where the price is gone or the same thing is said already. */
export async function tapPageOf(db: Kysely<Database>, userId: string, tap: Tap, now: number) {
  const { dishId, platform, word, seen } = tap;
  const price = await shownPrice(db, dishId, platform);
  if (!price || word === "undo") return undefined;
  const said = (await observationsBy(db, userId, [dishId])).filter(
    (row) => row.platform === platform,
  );
  const ownCheck = ownCheckOf(said, price.itemPrice, now);
  if (ownCheck === word) return undefined;
  const problem: TapProblem | null =
    ownCheck === "own" ? "own" : agree(price.itemPrice, seen) ? null : "moved";
  return { ...price, word, problem };
}

export type TapPageData = NonNullable<Awaited<ReturnType<typeof tapPageOf>>>;
