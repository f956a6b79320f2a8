import type { Kysely } from "kysely";
import { submitContribution } from "~/features/contribute/submit-contribution.server";
import type { Database } from "~db/schema";
import { saveProposal } from "../proposal/queries.server";
import { dishShare } from "../sheet/order";
import type { Sheet } from "../sheet/sheet";
import { hashesOf } from "../snapshot/queries.server";

/**
 * Sends what a person has checked: as evidence about one of our dishes, or as a proposal of one that is missing. The
 * snapshot is the key: however often it is sent, it counts once.
 *
 * @returns `gone` when the chosen dish is no longer there.
 */
export async function sendSheet(
  db: Kysely<Database>,
  { id, userId, sheet, now }: { id: string; userId: string; sheet: Sheet; now: number },
): Promise<"sent" | "gone"> {
  const { dish, platform, order, observedAt } = sheet;
  if (!("id" in dish)) {
    const proposal = { ...dish, platform, order, observedAt };
    await saveProposal(db, { id, userId, proposal: JSON.stringify(proposal) });
    return "sent";
  }
  const contribution = await submitContribution(
    db,
    {
      ...dishShare(order),
      userId,
      idempotencyKey: id,
      dishId: dish.id,
      platform,
      observedAt,
      pictures: await hashesOf(db, id),
    },
    now,
  );
  return contribution ? "sent" : "gone";
}
