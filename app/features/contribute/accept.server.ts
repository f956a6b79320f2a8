import type { Kysely } from "kysely";
import type { Said } from "~/features/prices/record.server";
import type { Database } from "~db/schema";
import type { AcceptedAs } from "./as-sent";
import { say, unsay } from "./evidence.server";
import { pay, takeBack } from "./points/ledger.server";
import { type Contribution, firstPicture, updateContribution } from "./queries.server";

/** Makes a contribution an observation and pays for it, all in the caller's transaction. `by` is null for nobody. */
export async function accept(
  db: Kysely<Database>,
  contribution: Contribution,
  as: AcceptedAs,
  { by, note = "", now }: { by: string | null; note?: string; now: number },
): Promise<void> {
  const said: Said = {
    dish_id: as.dishId,
    platform: as.platform,
    user_id: contribution.user_id,
    trust_level: contribution.trust_level,
    kind: "price",
    ...as.price,
    proof: "snapshot",
    image_hash: await firstPicture(db, contribution.id),
    observed_at: as.observedAt,
  };
  const { observationId } = await say(db, said, now);
  await updateContribution(db, contribution.id, {
    state: "accepted",
    reasons: "",
    note,
    decided_by: by,
    decided_at: now,
    observation_id: observationId,
  });
  await pay(
    db,
    {
      userId: contribution.user_id,
      kind: "snapshot",
      of: contribution.id,
      dishId: as.dishId,
    },
    now,
  );
}

/** Takes an accepted contribution out of the prices again, with its points; the caller sets its state. */
export async function unaccept(
  db: Kysely<Database>,
  { id, observation_id }: Contribution,
  now: number,
): Promise<void> {
  if (observation_id !== null) await unsay(db, observation_id, now);
  await takeBack(db, { kind: "snapshot", of: id }, now);
}
