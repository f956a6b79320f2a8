import type { Kysely } from "kysely";
import { sessionCookie } from "~/features/accounts/session/session-cookie.server";
import { clientAddress } from "~/server/client-address.server";
import { setCookieOnAnswer } from "~/server/request-state.server";
import { newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { browserCookie, knownBrowserCookie } from "./sign-in-cookies.server";
import { type VerifyOutcome, verifyPasscode } from "./verify-passcode.server";

/** Signs in the browser behind a request if the code is the one it waits for, and sets its cookies. */
export async function signInWithPasscode(
  db: Kysely<Database>,
  request: Request,
  code: string,
): Promise<"signed_in" | Extract<VerifyOutcome, { error: string }>> {
  const browser = browserCookie.read(request);
  if (!browser) return { error: "none" };
  const knownAs = knownBrowserCookie.read(request) ?? newSecret();
  const outcome = await verifyPasscode(db, {
    code,
    browser,
    knownAs,
    address: clientAddress(request),
    userAgent: request.headers.get("user-agent") ?? "",
    previousToken: sessionCookie().read(request),
    now: Date.now(),
  });
  if ("error" in outcome) return outcome;
  setCookieOnAnswer(request, sessionCookie().write(outcome.token));
  setCookieOnAnswer(request, knownBrowserCookie.write(outcome.knownAs));
  setCookieOnAnswer(request, browserCookie.clear());
  return "signed_in";
}
