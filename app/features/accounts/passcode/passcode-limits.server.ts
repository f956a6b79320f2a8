import { addressKey, networkKey } from "~/server/client-address.server";
import type { LimitName } from "~/server/rate-limit/limits";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf } from "~/server/secret.server";
import { phonePrefix } from "./phone";

interface Asked {
  phone: string;
  address: string;
  /** By what its owner's earlier sign-ins make this request more than a stranger's. */
  knownBy: "browser" | "network" | null;
}

/**
 * Whether one more passcode may be sent. The caps that every sender shares come last, so that what a
 * narrow cap refuses does not use them up. Numbers are hashed: the counters' store need not know them.
 */
export async function maySendPasscode(
  limiter: RateLimiter,
  { phone, address, knownBy }: Asked,
): Promise<boolean> {
  const shared: [LimitName, string][] = [
    ["passcode_address", addressKey(address)],
    ["passcode_prefix", hashOf(phonePrefix(phone))],
    ["passcode_total", "all"],
  ];
  for (const [limit, key] of [...ownCaps(phone, networkKey(address), knownBy), ...shared])
    if (!(await limiter.allows(limit, key))) return false;
  return true;
}

function ownCaps(phone: string, network: string, knownBy: Asked["knownBy"]): [LimitName, string][] {
  const number = hashOf(phone);
  if (knownBy === "browser")
    return [
      ["passcode_known_browser", number],
      ["passcode_known_browser_day", number],
    ];
  const both = hashOf(`${phone} ${network}`);
  if (knownBy === "network")
    return [
      ["passcode_known_network", both],
      ["passcode_known_network_day", both],
    ];
  return [
    ["passcode_number_and_network_day", both],
    ["passcode_number", number],
    ["passcode_number_day", number],
  ];
}
