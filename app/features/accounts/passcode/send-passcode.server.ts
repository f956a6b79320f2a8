import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Sms } from "~/providers/sms/sms";
import { networkKey } from "~/server/http/client-address.server";
import { joinInFlight } from "~/server/http/in-flight.server";
import { logWarning } from "~/server/log.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf, keyedHash } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { howKnown } from "./how-known.server";
import { PASSCODE, secondsUntilResend } from "./passcode";
import { maySendPasscode } from "./passcode-limits.server";
import { deletePasscode, findPasscode, savePasscode } from "./queries.server";
import { forgetSending, isSendingDoubtful, noteSending } from "./sent-queries.server";

/** What sending a code takes. */
export interface PasscodeTools {
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
  /** `paused`: a code went to this number less than a minute ago, to be entered in another browser. */
  | { sent: false; reason: "paused" | "too_often" | "unreachable" };

/** Sends a passcode. Nothing in the answer or its timing tells whether the number has an account. */
export function sendPasscode(tools: PasscodeTools, request: PasscodeRequest): Promise<SendOutcome> {
  return joinInFlight(`send ${request.browser} ${request.phone}`, () => send(tools, request));
}

async function send(
  { db, limiter, sms }: PasscodeTools,
  request: PasscodeRequest,
): Promise<SendOutcome> {
  const { phone, browser, now } = request;
  const browserHash = hashOf(browser);
  const before = await findPasscode(db, browserHash);
  if (before?.phone === phone) {
    const seconds = secondsUntilResend(before.sent_at, now);
    if (seconds > 0) return { sent: false, reason: "too_soon", seconds };
  }
  const knownBy = await howKnown(db, request);
  const isDoubtful = await isSendingDoubtful(db, now);
  const code = String(randomInt(10 ** PASSCODE.digits)).padStart(PASSCODE.digits, "0");
  const codeHash = keyedHash(browser, code);
  // Nobody makes the browser of a number's owner wait by asking for codes elsewhere.
  const askedFor = hashOf(knownBy === "browser" ? `${phone} in its own browser` : phone);
  const network = networkKey(request.address);
  if (!(await noteSending(db, { askedFor, network, codeHash, now })))
    return { sent: false, reason: "paused" };
  const asked = { phone, address: request.address, knownBy };
  if (!(await maySendPasscode(limiter, asked, isDoubtful))) {
    await forgetSending(db, codeHash);
    return { sent: false, reason: "too_often" };
  }
  await savePasscode(db, {
    browser_hash: browserHash,
    phone,
    code_hash: codeHash,
    tries_left: PASSCODE.tries,
    sent_at: now,
    expires_at: now + PASSCODE.lifetimeMs,
    used_at: null,
    token_salt: null,
  });
  try {
    await sms.send({ to: phone, text: request.compose(code) });
    return { sent: true };
  } catch (error) {
    await deletePasscode(db, browserHash);
    await forgetSending(db, codeHash);
    logWarning("A code could not be sent", { error: String(error) });
    return { sent: false, reason: "unreachable" };
  }
}
