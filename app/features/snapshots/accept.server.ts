import type { Kysely } from "kysely";
import { chargesOf, subtotalOf } from "~/features/checkout";
import type { NewOrder } from "~/features/fees";
import type { AcceptedAs } from "~/features/trust";
import { pay, recordEvidence, retractEvidence, takeBack } from "~/features/trust/index.server";
import type { Database } from "~db/schema";
import { type Contribution, firstPicture, updateContribution } from "./queries.server";

/** Makes a contribution an order with its line, which is an observation, and pays for it, all in the caller's transaction. `by` is null for nobody. */
export async function accept(
  db: Kysely<Database>,
  contribution: Contribution,
  as: AcceptedAs,
  { by, note = "", now }: { by: string | null; note?: string; now: number },
): Promise<void> {
  const { id, user_id, trust_level } = contribution;
  const image_hash = await firstPicture(db, id);
  const picture = { kind: "price", proof: "snapshot", image_hash } as const;
  const { dish_id, platform, observed_at, item_price, quantity } = as;
  const said = { ...picture, dish_id, platform, observed_at, item_price, quantity };
  const { observationId } = await recordEvidence(
    db,
    { ...said, user_id, trust_level },
    now,
    orderOf(contribution, as, now),
  );
  await updateContribution(db, id, {
    state: "accepted",
    // A dish that was none of ours is one from now on.
    dish_id: contribution.dish_id ?? as.dish_id,
    reasons: "",
    note,
    decided_by: by,
    decided_at: now,
    observation_id: observationId,
  });
  await pay(db, { userId: user_id, kind: "snapshot", of: id, dishId: as.dish_id }, now);
}

/** Takes an accepted contribution out of the prices again, with its points; the caller sets its state. */
export async function unaccept(
  db: Kysely<Database>,
  { id, observation_id }: Contribution,
  now: number,
): Promise<void> {
  if (observation_id !== null) await retractEvidence(db, observation_id, now);
  await takeBack(db, { kind: "snapshot", of: id }, now);
}

/** The order a contribution tells of: a moderator corrects what it cost and when it was, not where it went. */
function orderOf(sent: Contribution, as: AcceptedAs, now: number): NewOrder {
  const { user_id, trust_level, neighbourhood_id, branch_id, member, promised_minutes } = sent;
  return {
    ...{ user_id, trust_level, neighbourhood_id, branch_id, member, promised_minutes },
    dish_id: as.dish_id,
    platform: as.platform,
    placed_at: as.observed_at,
    hour_known: as.observed_at === sent.observed_at ? sent.hour_known : 0,
    subtotal: subtotalOf(as),
    proof: "snapshot",
    recorded_at: now,
    charges: chargesOf(as),
  };
}
