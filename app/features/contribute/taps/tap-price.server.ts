import type { Kysely } from "kysely";
import { isHere } from "~/features/accounts/own-data/is-here.server";
import { agree } from "~/features/prices/evidence";
import { type PriceParts, total } from "~/features/prices/money";
import { offerOf } from "~/features/prices/queries.server";
import { inTransaction } from "~/features/prices/rebuild.server";
import type { Database } from "~db/schema";
import { say, unsay } from "../evidence.server";
import { levelOf } from "../queries.server";
import { saidBy } from "./queries.server";
import { SAID_FOR_MS, standOf, type Tap } from "./tap";

/** Why a tap says nothing: there is no such price, it has changed since it was shown, or it is the person's own. */
export type TapProblem = "no_price" | "moved" | "own";

/**
 * Says with one tap that a price is right, has changed or is gone, or takes the last tap back. The same word again is
 * one word, so a doubled or retried form does nothing more; and nothing is kept of who has left. In one transaction.
 *
 * @returns what is wrong; undefined when it is said.
 */
export function tapPrice(
  db: Kysely<Database>,
  { userId, tap }: { userId: string; tap: Tap },
  now: number,
): Promise<TapProblem | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await isHere(trx, userId))) return undefined;
    const { dishId, platform, word, seen } = tap;
    const said = (await saidBy(trx, userId, [dishId])).filter((row) => row.platform === platform);
    if (word === "undo") {
      const last = said.find(({ proof }) => proof === "tap");
      if (last && now - last.observed_at < SAID_FOR_MS) await unsay(trx, last.id, now);
      return undefined;
    }
    const offer = await offerOf(trx, dishId, platform);
    if (!offer) return "no_price";
    if (!agree(total(offer, 1), seen)) return "moved";
    const stand = standOf(said, total(offer, 1), now);
    if (stand === "own") return "own";
    if (stand === word) return undefined;
    const { item_price, delivery_fee, vat_on_top } = offer;
    const price: PriceParts = { item_price, delivery_fee, vat_on_top };
    await say(
      trx,
      {
        dish_id: dishId,
        platform,
        user_id: userId,
        trust_level: await levelOf(trx, userId),
        proof: "tap",
        image_hash: null,
        observed_at: now,
        ...(word === "right" ? { kind: "price", ...price } : { kind: word }),
      },
      now,
    );
    return undefined;
  });
}
