import type { Kysely } from "kysely";
import { agree } from "~/features/prices/evidence";
import { total } from "~/features/prices/money";
import { observationsOf, offerOf } from "~/features/prices/queries.server";
import { inTransaction } from "~/features/prices/rebuild.server";
import type { Database, Observation } from "~db/schema";
import { decideContribution } from "../decide-contribution.server";
import { unsay } from "../evidence.server";
import type { FlagVerdict } from "./flag";
import { closeFlags, contributionsOf, flagById } from "./queries.server";

/**
 * Decides about a flagged price. Upheld, everything that stands for the price shown is withdrawn, with its points, and
 * the next best evidence shows. Nobody decides about a price of their own. Decided twice is decided once.
 *
 * @returns `own` where the moderator stands for the price; undefined when it is done.
 */
export function decideFlag(
  db: Kysely<Database>,
  { id, moderatorId, verdict }: { id: number; moderatorId: string; verdict: FlagVerdict },
  now: number,
): Promise<"own" | undefined> {
  return inTransaction(db, async (trx) => {
    const flag = await flagById(trx, id);
    if (flag?.state !== "open") return undefined;
    const { dish_id: dishId, platform } = flag;
    const standing = await evidenceFor(trx, dishId, platform);
    if (standing.some(({ user_id }) => user_id === moderatorId)) return "own";
    if (verdict === "upheld") await strike(trx, standing, moderatorId, now);
    const decision = { state: verdict, decided_by: moderatorId, decided_at: now };
    await closeFlags(trx, { dishId, platform }, decision);
    return undefined;
  });
}

/** What stands for the price that is shown. */
async function evidenceFor(
  db: Kysely<Database>,
  dishId: number,
  platform: string,
): Promise<Observation[]> {
  const offer = await offerOf(db, dishId, platform);
  if (!offer) return [];
  const rows = await observationsOf(db, { dishIds: [dishId], platform });
  return rows.filter(
    ({ item_price, delivery_fee, vat_on_top }) =>
      item_price !== null &&
      agree(item_price + (delivery_fee ?? 0) + (vat_on_top ?? 0), total(offer, 1)),
  );
}

async function strike(
  db: Kysely<Database>,
  standing: readonly Observation[],
  moderatorId: string,
  now: number,
): Promise<void> {
  const sent = await contributionsOf(
    db,
    standing.map(({ id }) => id),
  );
  const decision = { kind: "reject", reason: "not_a_price" } as const;
  for (const { id } of sent) await decideContribution(db, { id, moderatorId, decision }, now);
  const decided = new Set(sent.map(({ observation_id }) => observation_id));
  for (const { id } of standing) if (!decided.has(id)) await unsay(db, id, now);
}
