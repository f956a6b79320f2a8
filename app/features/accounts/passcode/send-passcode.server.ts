import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Sms } from "~/providers/sms/sms";
import { joinInFlight } from "~/server/in-flight.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf, keyedHash } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { networkOf } from "./network.server";
import { PASSCODE, secondsUntilResend } from "./passcode";
import { maySendPasscode } from "./passcode-limits.server";
import { deletePasscode, findPasscode, isKnown, savePasscode } from "./queries.server";

interface Tools {
  db: Kysely<Database>;
  limiter: RateLimiter;
  sms: Sms;
}

export interface PasscodeRequest {
  phone: string;
  /** The secret in this browser's sign-in cookie: the code works here only. */
  browser: string;
  /** The secret of a browser that has signed in before, if it has one. */
  knownAs: string | null;
  address: string;
  /** The message around a code, in the reader's language. */
  compose: (code: string) => string;
  now: number;
}

export type SendOutcome =
  | { sent: true }
  /** A code went to this number less than a minute ago and still works. */
  | { sent: false; reason: "too_soon"; seconds: number }
  | { sent: false; reason: "too_often" | "unreachable" };

/** Sends a passcode. Nothing in the answer or its timing tells whether the number has an account. */
export function sendPasscode(tools: Tools, request: PasscodeRequest): Promise<SendOutcome> {
  return joinInFlight(`send ${request.browser} ${request.phone}`, () => send(tools, request));
}

async function send({ db, limiter, sms }: Tools, request: PasscodeRequest): Promise<SendOutcome> {
  const { phone, browser, now } = request;
  const browserHash = hashOf(browser);
  const before = await findPasscode(db, browserHash);
  if (before?.phone === phone) {
    const seconds = secondsUntilResend(before.sent_at, now);
    if (seconds > 0) return { sent: false, reason: "too_soon", seconds };
  }
  const knownBy = await howKnown(db, request);
  if (!(await maySendPasscode(limiter, { phone, address: request.address, knownBy })))
    return { sent: false, reason: "too_often" };

  const code = String(randomInt(10 ** PASSCODE.digits)).padStart(PASSCODE.digits, "0");
  await savePasscode(db, {
    browser_hash: browserHash,
    phone,
    code_hash: keyedHash(browser, code),
    tries_left: PASSCODE.tries,
    sent_at: now,
    expires_at: now + PASSCODE.lifetimeMs,
  });
  try {
    await sms.send({ to: phone, text: request.compose(code) });
    return { sent: true };
  } catch (error) {
    await deletePasscode(db, browserHash);
    console.error(JSON.stringify({ level: "error", error: String(error) }));
    return { sent: false, reason: "unreachable" };
  }
}

/** Whether the owner of the number has signed in here before: in this browser, or else in this network. */
async function howKnown(
  db: Kysely<Database>,
  { phone, knownAs, address }: PasscodeRequest,
): Promise<"browser" | "network" | null> {
  if (knownAs && (await isKnown(db, { tokenHash: hashOf(knownAs), phone }))) return "browser";
  const tokenHash = hashOf(networkOf(phone, address));
  return (await isKnown(db, { tokenHash, phone })) ? "network" : null;
}
