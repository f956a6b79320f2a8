import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ownerOfToken } from "~/features/accounts/session/queries.server";
import { hashOf, keyedHash } from "~/server/secret.server";
import type { Database } from "~db/schema";
import type { IdentityRequestsTable } from "~db/schema-accounts";
import { findTaken } from "./queries.server";
import type { IdentityOutcome, Return } from "./return";

/** How long after a browser came back a second press of the same button still counts as that, ms. */
const PRESSED_AGAIN_MS = 5_000;
/** How often to look whether the first is through with the provider, and for how long, ms. */
const LOOK_EVERY_MS = 100;
const LOOK_FOR_MS = 10_000;

/** The token of the session a request leads to: only its own browser, and we for a while, can make it again. */
export const tokenOf = (asked: IdentityRequestsTable, { browser }: Return): string =>
  keyedHash(asked.token_salt ?? "", `${browser} ${asked.state}`);

/** What became of a return that another press, in this or another process, was first with. */
export async function cameBackBefore(db: Kysely<Database>, back: Return): Promise<IdentityOutcome> {
  const asked = await whenOver(db, hashOf(back.browser), back.now - PRESSED_AGAIN_MS);
  if (!asked || asked.state !== back.query.get("state")) return { error: "refused" };
  if (asked.linking_user_id !== null)
    return asked.linking_user_id === back.userId
      ? { linked: back.userId, isNew: false }
      : { error: "refused" };
  const token = tokenOf(asked, back);
  const userId = await ownerOfToken(db, hashOf(token), back.now);
  return userId ? { token, userId, redirectTo: asked.redirect_to } : { error: "refused" };
}

async function whenOver(db: Kysely<Database>, browserHash: string, since: number) {
  for (let waited = 0; waited < LOOK_FOR_MS; waited += LOOK_EVERY_MS) {
    const asked = await findTaken(db, browserHash, since);
    if (!asked || asked.expires_at <= Date.now()) return asked;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}
