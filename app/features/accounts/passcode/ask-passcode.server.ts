import type { Kysely } from "kysely";
import { translatorOf } from "~/i18n/translate.server";
import type { Sms } from "~/providers/sms/sms";
import { clientAddress } from "~/server/client-address.server";
import { env } from "~/server/env.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { setCookieOnAnswer } from "~/server/request-state.server";
import { newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { type SendOutcome, sendPasscode } from "./send-passcode.server";
import { browserCookie, knownBrowserCookie } from "./sign-in-cookies.server";

interface Tools {
  db: Kysely<Database>;
  limiter: RateLimiter;
  sms: Sms;
}

/** Sends a code to a number for the browser behind a request, in the language of its page. */
export async function askPasscode(
  tools: Tools,
  request: Request,
  phone: string,
): Promise<SendOutcome> {
  const t = await translatorOf(request, "accounts");
  return sendPasscode(tools, {
    phone,
    browser: browserOf(request),
    knownAs: knownBrowserCookie.read(request),
    address: clientAddress(request),
    compose: (code) => t("sms", { code }) + autofillLine(code),
    now: Date.now(),
  });
}

/** The secret that ties a sign-in to this browser; a browser without one is given one. */
export function browserOf(request: Request): string {
  const browser = browserCookie.read(request) ?? newSecret();
  setCookieOnAnswer(request, browserCookie.write(browser));
  return browser;
}

/** Lets a phone offer the code to our page and no other: https://wicg.github.io/sms-one-time-codes/ */
function autofillLine(code: string): string {
  const origin = env().APP_ORIGIN;
  return origin?.startsWith("https:") ? `\n\n@${new URL(origin).hostname} #${code}` : "";
}
