import type { Kysely } from "kysely";
import { currentFeeModel, feeOrders } from "~/features/fees/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { reviewLevel } from "../levels/review-level.server";
import { outlyingOrders } from "./outlying";
import { ordersTakenOff, peopleOfOrders, setOutlying, storedOutlying } from "./queries.server";

/**
 * Judges anew which orders tell fees far outside what their situation explains, against the fees that are learnt now, and
 * gives their people their levels again. What is stored depends on the orders and on what was learnt from them alone, so it
 * belongs behind learning and to a rebuild; a second run writes nothing.
 *
 * @returns how many orders are judged otherwise than before.
 */
export async function judgeFees(db: Kysely<Database>): Promise<number> {
  const model = await currentFeeModel(db);
  const takenOff = await ordersTakenOff(db);
  // What a voucher took off delivery was theirs alone.
  const orders = (await feeOrders(db)).filter(({ orderId }) => !takenOff.has(orderId));
  const after = new Set(model ? outlyingOrders(model, orders) : []);
  return inTransaction(db, async (trx) => {
    const before = new Set(await storedOutlying(trx));
    const come = [...after].filter((id) => !before.has(id));
    const gone = [...before].filter((id) => !after.has(id));
    await setOutlying(trx, { come, gone });
    for (const person of await peopleOfOrders(trx, [...come, ...gone]))
      await reviewLevel(trx, person);
    return come.length + gone.length;
  });
}
