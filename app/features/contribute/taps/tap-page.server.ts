import type { Kysely } from "kysely";
import { agree } from "~/features/prices/evidence";
import type { Database } from "~db/schema";
import { shownPrice } from "../dish/shown-price.server";
import { saidBy } from "./queries.server";
import { standOf, type Tap } from "./tap";
import type { TapProblem } from "./tap-price.server";

/** What the page of one tap shows; undefined where the price is gone or the same thing is said already. */
export async function tapPageOf(db: Kysely<Database>, userId: string, tap: Tap, now: number) {
  const { dishId, platform, word, seen } = tap;
  const price = await shownPrice(db, dishId, platform);
  if (!price || word === "undo") return undefined;
  const said = (await saidBy(db, userId, [dishId])).filter((row) => row.platform === platform);
  const stand = standOf(said, price.total, now);
  if (stand === word) return undefined;
  const problem: TapProblem | null =
    stand === "own" ? "own" : agree(price.total, seen) ? null : "moved";
  return { ...price, word, problem };
}

export type TapPageData = NonNullable<Awaited<ReturnType<typeof tapPageOf>>>;
