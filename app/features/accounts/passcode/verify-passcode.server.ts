import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { findUserByPhone, insertUser } from "~/features/accounts/profile/queries.server";
import { beginSession } from "~/features/accounts/session/begin-session.server";
import { joinInFlight } from "~/server/in-flight.server";
import { hashOf, keyedHash } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { networkOf } from "./network.server";
import { deletePasscode, findPasscode, remember, takeTry } from "./queries.server";

/**
 * Every verification takes at least this long. It slows guessing, and a double click without scripts
 * (the browser drops the first answer and shows the second) falls within it and shares its outcome.
 */
const SHORTEST_ANSWER_MS = 500;

export interface Verification {
  /** Six digits. */
  code: string;
  browser: string;
  /** The secret this browser will be known by from now on. */
  knownAs: string;
  address: string;
  userAgent: string;
  previousToken: string | null;
  now: number;
}

export type VerifyOutcome =
  | { token: string; knownAs: string }
  | { error: "wrong"; triesLeft: number }
  | { error: "expired" | "no_tries" | "none" };

/** Signs in whoever brings the right code from the browser that asked for it. A code works once. */
export function verifyPasscode(
  db: Kysely<Database>,
  verification: Verification,
): Promise<VerifyOutcome> {
  const { browser, code } = verification;
  return joinInFlight(`verify ${browser} ${code}`, async () => {
    const [outcome] = await Promise.all([verify(db, verification), wait(SHORTEST_ANSWER_MS)]);
    return outcome;
  });
}

async function verify(db: Kysely<Database>, asked: Verification): Promise<VerifyOutcome> {
  const browserHash = hashOf(asked.browser);
  return db.transaction().execute(async (trx): Promise<VerifyOutcome> => {
    const passcode = await takeTry(trx, browserHash, asked.now);
    if (!passcode) return whyNone(trx, browserHash, asked.now);
    if (!isSame(passcode.code_hash, keyedHash(asked.browser, asked.code)))
      return passcode.tries_left > 0
        ? { error: "wrong", triesLeft: passcode.tries_left }
        : { error: "no_tries" };
    await deletePasscode(trx, browserHash);
    const { phone } = passcode;
    const userId =
      (await findUserByPhone(trx, phone)) ?? (await insertUser(trx, { phone, now: asked.now }));
    for (const place of [asked.knownAs, networkOf(phone, asked.address)])
      await remember(trx, { tokenHash: hashOf(place), userId, now: asked.now });
    const token = await beginSession(trx, { ...asked, userId });
    return { token, knownAs: asked.knownAs };
  });
}

async function whyNone(
  db: Kysely<Database>,
  browserHash: string,
  now: number,
): Promise<VerifyOutcome> {
  const passcode = await findPasscode(db, browserHash);
  if (!passcode) return { error: "none" };
  return { error: passcode.expires_at <= now ? "expired" : "no_tries" };
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
