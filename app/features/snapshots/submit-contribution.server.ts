import type { Kysely } from "kysely";
import { asSent } from "~/features/trust";
import { levelOf } from "~/features/trust/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import { randomText } from "~/server/random-text.server";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { accept } from "./accept.server";
import type { NewContribution } from "./contribution";
import { linesSent, orderText } from "./order-lines";
import {
  type Contribution,
  contributionById,
  contributionOfSnapshot,
  dishExists,
  insertContribution,
  insertPictures,
} from "./queries.server";
import { findOwnSnapshot, hashesOf } from "./snapshot/queries.server";
import { wasSentBefore, whyLineWaits, whyOrderWaits } from "./why-wait.server";

/** 80 bits: nobody guesses the reference of another. */
const REFERENCE_LENGTH = 16;
const newReference = () => `cn_${randomText(REFERENCE_LENGTH)}`;

/**
 * Takes what someone sends, each line by itself, in one transaction. A line is accepted at once when the order's parts sum, its
 * picture is new and the line's price is plausible; all are rejected when the very file or the very order was sent before; else
 * they wait for a moderator, with the reasons. The same snapshot again, at once or at the same time, is the same contribution.
 *
 * @returns the first line as it stands; undefined when a dish is none of ours, or the person has no such snapshot: it was
 *   thrown away meanwhile, or they have left.
 */
export function submitContribution(
  db: Kysely<Database>,
  sent: NewContribution,
  now: number,
): Promise<Contribution | undefined> {
  return inTransaction(db, async (trx) => {
    const { user_id: userId, snapshot_id: snapshotId } = sent;
    if (!(await findOwnSnapshot(trx, { id: snapshotId, userId }))) return undefined;
    const before = await contributionOfSnapshot(trx, snapshotId);
    if (before) return before;
    const lines = linesSent(sent);
    for (const { dish_id } of lines)
      if (dish_id !== null && !(await dishExists(trx, dish_id))) return undefined;
    const hashes = await hashesOf(trx, snapshotId);
    const order_hash = hashOf(orderText(lines));
    const known = await wasSentBefore(trx, { ...sent, order_hash, hashes });
    const ofOrder = known ? [] : await whyOrderWaits(trx, { ...sent, order_hash, hashes }, now);
    const told = { submitted_at: now, trust_level: await levelOf(trx, userId) };
    const first = newReference();
    for (const [position, line] of lines.entries()) {
      const own = known ? [] : await whyLineWaits(trx, line);
      const isFirst = position === 0;
      const along = ofOrder.length > 0 && !isFirst && own.length === 0;
      const reasons = [...(isFirst ? ofOrder : []), ...own, ...(along ? ["with_order"] : [])];
      const kept = await insertContribution(trx, {
        ...line,
        ...told,
        ...(isFirst ? { id: first, snapshot_id: snapshotId, order_hash } : { id: newReference() }),
        ...(isFirst ? {} : { snapshot_id: null, part_of: first }),
        position,
        state: known ? "rejected" : "waiting",
        reasons: known ?? reasons.join(" "),
        decided_at: known ? now : null,
      });
      // A file that was known stays its first sender's.
      if (isFirst && known !== "picture_known") await insertPictures(trx, first, hashes);
      const as = asSent(kept);
      if (as && !known && reasons.length === 0) await accept(trx, kept, as, { by: null, now });
    }
    return contributionById(trx, first);
  });
}
