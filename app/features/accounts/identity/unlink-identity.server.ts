import type { Kysely } from "kysely";
import type { Identity } from "~/providers/identity/identity-provider";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { deleteIdentity, findOwner } from "./queries.server";

/**
 * Unlinks an identity from the account of the person it belongs to. Their sessions go on.
 *
 * @returns `last_way` when they could not sign in any more without it.
 */
export async function unlinkIdentity(
  db: Kysely<Database>,
  userId: string,
  identity: Identity,
): Promise<"unlinked" | "last_way"> {
  // Nobody else writes meanwhile: of two ways that are taken away at once one stays.
  const isGone = await inTransaction(db, (trx) => deleteIdentity(trx, { ...identity, userId }));
  if (isGone) return "unlinked";
  // Gone already: the button was pressed twice. Or somebody else's, of which nothing is said.
  return (await findOwner(db, identity)) === userId ? "last_way" : "unlinked";
}
