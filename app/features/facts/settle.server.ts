import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { rebuildFees } from "~/features/fees/index.server";
import type { Database } from "~db/schema";
import { foldFacts } from "./fold";
import { actsOf, type FactName, toldOf } from "./queries.server";
import { kindsOf, setClosedAt, setShown, setWaiting } from "./settle-queries.server";

/**
 * Folds what was told of one kind about a restaurant again. One that closes leaves search and lists, since its menu has no
 * totals any more; one that sells again comes back with them. To be called in a transaction.
 */
export async function settleFacts(trx: Kysely<Database>, fact: FactName): Promise<void> {
  const { shown, waiting } = foldFacts(await toldOf(trx, fact), await actsOf(trx, fact));
  await setWaiting(
    trx,
    fact,
    waiting.map(({ id }) => id),
  );
  await setShown(trx, fact, shown);
  if (fact.kind !== "closed") return;
  const closedAt = shown?.value === "yes" ? shown.told_at : null;
  if (await setClosedAt(trx, fact.restaurantId, closedAt, () => nextRevision(trx)))
    await rebuildFees(trx, { restaurantIds: [fact.restaurantId] });
}

/** Folds everything that was told about some restaurants again, once it has another place. To be called in a transaction. */
export async function settleAllFacts(
  trx: Kysely<Database>,
  restaurantIds: readonly number[],
): Promise<void> {
  for (const fact of await kindsOf(trx, restaurantIds)) await settleFacts(trx, fact);
}
