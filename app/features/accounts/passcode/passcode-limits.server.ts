import { addressKey } from "~/server/client-address.server";
import type { LimitName } from "~/server/rate-limit/limits";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf } from "~/server/secret.server";
import { phonePrefix } from "./phone";

interface Asked {
  phone: string;
  address: string;
  /** The browser has signed in with this number before. */
  knownBrowser: boolean;
}

/**
 * Whether one more passcode may be sent. The caps that every sender shares come last, so that what a
 * narrow cap refuses does not use them up. Numbers are hashed: the counters' store need not know them.
 */
export async function maySendPasscode(
  limiter: RateLimiter,
  { phone, address, knownBrowser }: Asked,
): Promise<boolean> {
  const number = hashOf(phone);
  const from = addressKey(address);
  const own: [LimitName, string][] = knownBrowser
    ? [
        ["passcode_known_browser", number],
        ["passcode_known_browser_day", number],
      ]
    : [
        ["passcode_number_and_address_day", hashOf(`${phone} ${from}`)],
        ["passcode_number", number],
        ["passcode_number_day", number],
      ];
  const shared: [LimitName, string][] = [
    ["passcode_address", from],
    ["passcode_prefix", hashOf(phonePrefix(phone))],
    ["passcode_total", "all"],
  ];
  for (const [limit, key] of [...own, ...shared])
    if (!(await limiter.allows(limit, key))) return false;
  return true;
}
