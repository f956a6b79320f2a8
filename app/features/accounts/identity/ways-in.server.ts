import type { Kysely } from "kysely";
import { findUser } from "~/features/accounts/profile/queries.server";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Database } from "~db/schema";
import { listIdentities } from "./queries.server";

/** The identities a person signs in with, and whether one of them can go. */
export async function waysIn(
  { db, identityProvider }: { db: Kysely<Database>; identityProvider: IdentityProvider | null },
  userId: string,
) {
  const { phone } = await findUser(db, userId);
  const identities = await listIdentities(db, userId);
  return {
    identities: identities.map(({ issuer, subject }) => ({
      ...{ issuer, subject },
      isOffered: identityProvider?.issued({ issuer }) ?? false,
    })),
    mayUnlink: phone !== null || identities.length > 1,
    provider: identityProvider?.name ?? null,
  };
}
