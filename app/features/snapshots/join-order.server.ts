import type { Kysely } from "kysely";
import { type NewOrder, sameCharges } from "~/features/fees";
import { chargesOfOrders, orderById } from "~/features/fees/index.server";
import { observationById } from "~/features/prices/index.server";
import { recordEvidence, retractEvidence } from "~/features/trust/index.server";
import type { Database } from "~db/schema";
import { type Contribution, updateContribution } from "./queries.server";

/** An order is kept to the minute, ms. */
const MINUTE_MS = 60_000;

/** The order of the lines that count already, where it says what is told now; null where there is none, or it says otherwise. */
export async function orderBeside(
  db: Kysely<Database>,
  beside: readonly Contribution[],
  told: NewOrder,
): Promise<number | null> {
  const observation = beside[0]?.observation_id ?? null;
  if (observation === null) return null;
  const { order_id: id } = await observationById(db, observation);
  if (id === null) return null;
  const order = await orderById(db, id);
  const charges = (await chargesOfOrders(db, [id])).get(id) ?? [];
  const placed = Math.floor(told.placed_at / MINUTE_MS) * MINUTE_MS;
  const same =
    order.platform === told.platform &&
    order.placed_at === placed &&
    order.subtotal === told.subtotal &&
    sameCharges(charges, told.charges);
  return same ? id : null;
}

/**
 * Moves the lines that count to the order of another line, told otherwise: an order is one, and so is what it was charged. In
 * the caller's transaction.
 */
export async function moveLines(
  db: Kysely<Database>,
  lines: readonly Contribution[],
  { to, now }: { to: number; now: number },
): Promise<void> {
  const { order_id, platform, observed_at } = await observationById(db, to);
  for (const { id, observation_id, state, reasons, decided_by, decided_at } of lines) {
    if (observation_id === null) continue;
    const { id: _, ...line } = await observationById(db, observation_id);
    await retractEvidence(db, observation_id, now);
    const again = { ...line, platform, observed_at };
    const recorded = await recordEvidence(db, again, now, order_id);
    const decided = { state, reasons, decided_by, decided_at };
    await updateContribution(db, id, { ...decided, observation_id: recorded.observationId });
  }
}
