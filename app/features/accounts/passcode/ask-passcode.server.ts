import { translatorOf } from "~/i18n/translate.server";
import { env } from "~/server/env.server";
import { clientAddress } from "~/server/http/client-address.server";
import { setCookieOnAnswer } from "~/server/http/request-state.server";
import { logEvent } from "~/server/log.server";
import { newSecret } from "~/server/secret.server";
import { numberInLog } from "./number-in-log.server";
import { type PasscodeTools, type SendOutcome, sendPasscode } from "./send-passcode.server";
import { browserCookie, knownBrowserCookie } from "./sign-in-cookies.server";

/** Sends a code to a number for the browser behind a request, in the language of its page. */
export async function askPasscode(
  tools: PasscodeTools,
  request: Request,
  phone: string,
): Promise<SendOutcome> {
  const t = await translatorOf(request, "accounts");
  const outcome = await sendPasscode(tools, {
    phone,
    browser: browserOf(request),
    knownAs: knownBrowserCookie.read(request),
    address: clientAddress(request),
    compose: (code) => t("sms", { code }) + autofillLine(code),
    now: Date.now(),
  });
  const number = numberInLog(phone);
  if (outcome.sent) logEvent("authn_token_created", request, { number });
  else if (outcome.reason === "too_often" || outcome.reason === "paused")
    logEvent("excess_rate_limit_exceeded", request, { number, what: "passcodes" });
  return outcome;
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
