import type { Kysely } from "kysely";
import { chargesOf, subtotalOf } from "~/features/checkout";
import type { NewOrder } from "~/features/fees";
import type { AcceptedAs } from "~/features/trust";
import { pay, recordEvidence, retractEvidence, takeBack } from "~/features/trust/index.server";
import type { Database } from "~db/schema";
import { moveLines, orderBeside } from "./join-order.server";
import {
  type Contribution,
  firstPicture,
  linesOfOrder,
  updateContribution,
} from "./queries.server";

/**
 * Makes a contribution a line of its order, which is an observation, and pays for the order once, all in the caller's
 * transaction. `by` is null for nobody.
 */
export async function accept(
  db: Kysely<Database>,
  contribution: Contribution,
  as: AcceptedAs,
  { by, note = "", now }: { by: string | null; note?: string; now: number },
): Promise<void> {
  const { id, user_id, trust_level, options } = contribution;
  const first = firstLineOf(contribution);
  const image_hash = await firstPicture(db, first);
  const picture = { kind: "price", proof: "snapshot", image_hash } as const;
  const { dish_id, platform, observed_at, item_price, quantity } = as;
  const said = { ...picture, dish_id, platform, observed_at, item_price, quantity, options };
  const beside = await acceptedBeside(db, contribution);
  const told = contribution.source === "menu" ? null : orderOf(contribution, as, now);
  const kept = told && (await orderBeside(db, beside, told));
  const { observationId } = await recordEvidence(
    db,
    { ...said, user_id, trust_level },
    now,
    kept ?? told,
  );
  if (told && kept === null) await moveLines(db, beside, { to: observationId, now });
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
  await pay(db, { userId: user_id, kind: "snapshot", of: first, dishId: as.dish_id }, now);
}

/**
 * Takes an accepted contribution out of the prices again, and its order's points with the last of its lines; the caller sets
 * its state.
 */
export async function unaccept(
  db: Kysely<Database>,
  contribution: Contribution,
  now: number,
): Promise<void> {
  const { observation_id } = contribution;
  if (observation_id !== null) await retractEvidence(db, observation_id, now);
  if ((await acceptedBeside(db, contribution)).length === 0)
    await takeBack(db, { kind: "snapshot", of: firstLineOf(contribution) }, now);
}

/** The id of the first line of a contribution's order. */
export const firstLineOf = ({ id, part_of }: Pick<Contribution, "id" | "part_of">): string =>
  part_of ?? id;

/** The other lines of a contribution's order that count. */
async function acceptedBeside(db: Kysely<Database>, one: Contribution): Promise<Contribution[]> {
  const lines = await linesOfOrder(db, firstLineOf(one));
  return lines.filter(({ id, state }) => id !== one.id && state === "accepted");
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
