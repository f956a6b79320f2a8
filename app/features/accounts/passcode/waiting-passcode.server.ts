import type { Kysely } from "kysely";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { secondsUntilResend } from "./passcode";
import { maskPhone } from "./phone";
import { findPasscode } from "./queries.server";
import { browserCookie } from "./sign-in-cookies.server";

/** The number this browser waits for a code on, whether the code still works or not; null when it waits for none. */
export async function waitingPasscode(db: Kysely<Database>, request: Request) {
  const browser = browserCookie.read(request);
  const passcode = browser && (await findPasscode(db, hashOf(browser)));
  if (!passcode) return null;
  return {
    phone: passcode.phone,
    maskedPhone: await maskPhone(passcode.phone),
    triesLeft: passcode.tries_left,
    secondsUntilResend: secondsUntilResend(passcode.sent_at, Date.now()),
  };
}
