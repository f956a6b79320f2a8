import type { Kysely } from "kysely";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { beginSession } from "~/features/accounts/session/begin-session.server";
import type { Identity, IdentityProvider } from "~/providers/identity/identity-provider";
import { hashOf } from "~/server/secret.server";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import { findOwner, insertIdentity, takeRequest } from "./queries.server";

interface Return {
  browser: string;
  redirectUri: string;
  query: URLSearchParams;
  /** Who is signed in in this browser now. */
  userId: string | null;
  userAgent: string;
  previousToken: string | null;
  now: number;
}

export type IdentityOutcome =
  | { token: string; redirectTo: string; userId: string }
  /** Whose account it is linked to, and whether it was not before. */
  | { linked: string; isNew: boolean }
  /** `refused`: not the answer to what this browser asked. `taken`: someone else's identity. */
  | { error: "refused" | "taken"; cause?: unknown };

/** Signs in whoever comes back from the provider, or links who they are there to who they are here. */
export async function finishIdentity(
  db: Kysely<Database>,
  provider: IdentityProvider,
  back: Return,
): Promise<IdentityOutcome> {
  const asked = await takeRequest(db, hashOf(back.browser), back.now);
  if (!asked) return { error: "refused" };
  const forWhom = asked.linking_user_id ?? asked.proving_user_id;
  if (forWhom !== null && forWhom !== back.userId) return { error: "refused" };
  let identity: Identity;
  try {
    identity = await provider.identify(
      { state: asked.state, nonce: asked.nonce, codeVerifier: asked.code_verifier },
      { redirectUri: back.redirectUri, query: back.query, anew: asked.proving_user_id !== null },
    );
  } catch (cause) {
    return { error: "refused", cause };
  }
  return inTransaction(db, async (trx): Promise<IdentityOutcome> => {
    const owner = await findOwner(trx, identity);
    if (asked.linking_user_id !== null) {
      const userId = asked.linking_user_id;
      if (owner && owner !== userId) return { error: "taken" };
      if (!owner) await insertIdentity(trx, identity, { userId, now: back.now });
      return { linked: userId, isNew: !owner };
    }
    // Somebody else's proof is none; it does not sign them in here either.
    if (asked.proving_user_id !== null && owner !== asked.proving_user_id)
      return { error: "refused" };
    const userId = owner ?? (await insertUser(trx, { phone: null, now: back.now }));
    if (!owner) await insertIdentity(trx, identity, { userId, now: back.now });
    const token = await beginSession(trx, { ...back, userId });
    return { token, userId, redirectTo: asked.redirect_to };
  });
}
