import type { Kysely } from "kysely";
import { observationById } from "~/features/prices/queries.server";
import type { Database, Observation } from "~db/schema";
import { isAsSent } from "./as-sent";
import type { Contribution } from "./queries.server";

/** What an observation names for one, delivered; halalas. */
export const totalOf = ({ item_price, delivery_fee, vat_on_top }: Observation): number =>
  (item_price ?? 0) + (delivery_fee ?? 0) + (vat_on_top ?? 0);

/** What a moderator made of an accepted contribution; null where it counts as it was sent, or not at all. */
export async function correctionOf(
  db: Kysely<Database>,
  contribution: Contribution,
): Promise<Observation | null> {
  const { state, decided_by, observation_id } = contribution;
  if (state !== "accepted" || decided_by === null || observation_id === null) return null;
  const taken = await observationById(db, observation_id);
  return isAsSent(contribution, taken) ? null : taken;
}
