import type { Kysely } from "kysely";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { beginSession } from "~/features/accounts/session/begin-session.server";
import type { Identity, IdentityProvider } from "~/providers/identity/identity-provider";
import { isSuspended } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import { hashOf, newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import type { IdentityRequestsTable } from "~db/schema-accounts";
import { cameBackBefore, tokenOf } from "./came-back-before.server";
import { dropRequest, endRequest, findOwner, insertIdentity, takeRequest } from "./queries.server";
import type { IdentityOutcome, Return } from "./return";

/**
 * Signs in whoever comes back from the provider, or links who they are there to who they are here. Who comes back twice,
 * by two presses of one button, is told the same twice.
 */
export async function finishIdentity(
  db: Kysely<Database>,
  provider: IdentityProvider,
  back: Return,
): Promise<IdentityOutcome> {
  const browserHash = hashOf(back.browser);
  const asked = await takeRequest(db, browserHash, { now: back.now, tokenSalt: newSecret() });
  if (!asked) return cameBackBefore(db, back);
  const outcome = await finish(db, provider, { asked, back });
  if ("error" in outcome) await dropRequest(db, browserHash);
  return outcome;
}

async function finish(
  db: Kysely<Database>,
  provider: IdentityProvider,
  { asked, back }: { asked: IdentityRequestsTable; back: Return },
): Promise<IdentityOutcome> {
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
    await endRequest(trx, asked.browser_hash, back.now);
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
    if (await isSuspended(trx, userId)) return { error: "suspended" };
    const token = await beginSession(trx, { ...back, userId, token: tokenOf(asked, back) });
    return { token, userId, redirectTo: asked.redirect_to };
  });
}
