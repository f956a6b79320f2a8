import type { Kysely } from "kysely";
import { sessionCookie } from "~/features/accounts/session/session-cookie.server";
import { clientAddress } from "~/server/http/client-address.server";
import { setCookieOnAnswer } from "~/server/http/request-state.server";
import { logEvent } from "~/server/log.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { numberInLog } from "./number-in-log.server";
import { browserCookie, knownBrowserCookie } from "./sign-in-cookies.server";
import { type VerifyOutcome, verifyPasscode } from "./verify-passcode.server";
import { waitingPasscode } from "./waiting-passcode.server";

/** Signs in the browser behind a request if the code is the one it waits for, and sets its cookies. */
export async function signInWithPasscode(
  tools: { db: Kysely<Database>; limiter: RateLimiter },
  request: Request,
  code: string,
): Promise<"signed_in" | Extract<VerifyOutcome, { error: string }>> {
  const browser = browserCookie.read(request);
  if (!browser) return { error: "none" };
  const knownAs = knownBrowserCookie.read(request) ?? newSecret();
  const outcome = await verifyPasscode(tools, {
    code,
    browser,
    knownAs,
    address: clientAddress(request),
    userAgent: request.headers.get("user-agent") ?? "",
    previousToken: sessionCookie().read(request),
    now: Date.now(),
  });
  if ("error" in outcome) {
    if (outcome.error !== "none") await logFailure(tools.db, request, outcome.error);
    return outcome;
  }
  const user = outcome.userId;
  logEvent("authn_login_success", request, { user, by: "passcode" });
  logEvent("session_created", request, { user });
  setCookieOnAnswer(request, sessionCookie().write(outcome.token));
  setCookieOnAnswer(request, knownBrowserCookie.write(outcome.knownAs));
  setCookieOnAnswer(request, browserCookie.clear());
  return "signed_in";
}

async function logFailure(db: Kysely<Database>, request: Request, reason: string): Promise<void> {
  const waiting = await waitingPasscode(db, request);
  const last = reason === "no_tries" || reason === "too_many_wrong";
  const number = waiting && numberInLog(waiting.phone);
  logEvent(last ? "authn_login_fail_max" : "authn_login_fail", request, { number, reason });
}
