import type { Kysely } from "kysely";
import { listIdentities } from "~/features/accounts/identity/queries.server";
import { findUser } from "~/features/accounts/profile/queries.server";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Database } from "~db/schema";

/** How a person can show who they are: by a code to their number (E.164), at the provider of that name, or neither. */
export async function waysToProve(
  { db, identityProvider }: { db: Kysely<Database>; identityProvider: IdentityProvider | null },
  userId: string,
): Promise<{ phone: string | null; provider: string | null }> {
  const { phone } = await findUser(db, userId);
  const identities = await listIdentities(db, userId);
  const isKnown = identityProvider !== null && identities.some(identityProvider.issued);
  return { phone, provider: isKnown ? identityProvider.name : null };
}
