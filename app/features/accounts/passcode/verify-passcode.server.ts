import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { findUserByPhone, insertUser } from "~/features/accounts/profile/queries.server";
import { beginSession } from "~/features/accounts/session/begin-session.server";
import { ownerOfToken } from "~/features/accounts/session/queries.server";
import { isSuspended } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import { joinInFlight } from "~/server/http/in-flight.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf, keyedHash, newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { howKnown } from "./how-known.server";
import { networkOf } from "./network.server";
import { countTry } from "./passcode-limits.server";
import { findEnterable, noteUsed, remember, takeTry } from "./queries.server";
import { noteEntered } from "./sent-queries.server";

/**
 * Every verification takes at least this long. It slows guessing, and a double click without scripts
 * (the browser drops the first answer and shows the second) falls within it and shares its outcome; one that
 * reaches another process finds the session the first one began.
 */
const SHORTEST_ANSWER_MS = 500;

interface VerificationTools {
  db: Kysely<Database>;
  limiter: RateLimiter;
  /** Resolves after so many ms; the clock of the machine unless told otherwise. */
  pause?: (ms: number) => Promise<unknown>;
}

export interface Verification {
  /** Six digits. */
  code: string;
  browser: string;
  /** The secret this browser is known by, or will be from now on. */
  knownAs: string;
  address: string;
  userAgent: string;
  previousToken: string | null;
  now: number;
}

export type VerifyOutcome =
  | { token: string; knownAs: string; userId: string }
  | { error: "wrong"; triesLeft: number }
  /**
   * `too_many_wrong`: over all codes, so that not even the right one is looked at. `suspended` is told only to who brings
   * the right code.
   */
  | { error: "expired" | "no_tries" | "none" | "too_many_wrong" | "suspended" };

/** Signs in whoever brings the right code from the browser that asked for it. A code begins one session. */
export function verifyPasscode(
  tools: VerificationTools,
  verification: Verification,
): Promise<VerifyOutcome> {
  const { pause = wait } = tools;
  const { browser, code } = verification;
  return joinInFlight(`verify ${browser} ${code}`, async () => {
    const [outcome] = await Promise.all([verify(tools, verification), pause(SHORTEST_ANSWER_MS)]);
    return outcome;
  });
}

async function verify(
  { db, limiter }: VerificationTools,
  asked: Verification,
): Promise<VerifyOutcome> {
  const waiting = await findEnterable(db, hashOf(asked.browser), asked.now);
  if (!waiting || waiting.tries_left === 0 || waiting.expires_at <= asked.now)
    return whyNone(waiting, asked.now);
  const { phone } = waiting;
  const knownBy = await howKnown(db, { ...asked, phone });
  const takeBack = await countTry(limiter, { ...asked, phone, knownBy });
  if (!takeBack) return { error: "too_many_wrong" };
  const outcome = await signIn(db, asked);
  if ("token" in outcome) await takeBack();
  return outcome;
}

async function signIn(db: Kysely<Database>, asked: Verification): Promise<VerifyOutcome> {
  const browserHash = hashOf(asked.browser);
  return inTransaction(db, async (trx): Promise<VerifyOutcome> => {
    const passcode = await takeTry(trx, browserHash, asked.now);
    if (!passcode) return whyNone(await findEnterable(trx, browserHash, asked.now), asked.now);
    if (!isSame(passcode.code_hash, keyedHash(asked.browser, asked.code)))
      return passcode.tries_left > 0
        ? { error: "wrong", triesLeft: passcode.tries_left }
        : { error: "no_tries" };
    const { phone, token_salt: usedWith } = passcode;
    const tokenSalt = usedWith ?? newSecret();
    const token = keyedHash(tokenSalt, `${asked.browser} ${asked.code}`);
    const userId = usedWith
      ? await ownerOfToken(trx, hashOf(token), asked.now)
      : ((await findUserByPhone(trx, phone)) ?? (await insertUser(trx, { phone, now: asked.now })));
    // Signed out again within the moment.
    if (!userId) return { error: "none" };
    if (await isSuspended(trx, userId)) return { error: "suspended" };
    for (const place of [asked.knownAs, networkOf(phone, asked.address)])
      await remember(trx, { tokenHash: hashOf(place), userId, now: asked.now });
    await noteUsed(trx, browserHash, { now: asked.now, tokenSalt });
    if (!usedWith) {
      await noteEntered(trx, passcode.code_hash);
      await beginSession(trx, { ...asked, userId, token });
    }
    return { token, knownAs: asked.knownAs, userId };
  });
}

function whyNone(passcode: { expires_at: number } | undefined, now: number): VerifyOutcome {
  if (!passcode) return { error: "none" };
  return { error: passcode.expires_at <= now ? "expired" : "no_tries" };
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
