import { addressKey, isLoopback, networkKey } from "~/server/http/client-address.server";
import { logWarning } from "~/server/log.server";
import { memoised } from "~/server/memoised";
import type { LimitName } from "~/server/rate-limit/limits";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf } from "~/server/secret.server";
import type { KnownBy } from "./how-known.server";
import { phonePrefix } from "./phone";

/** One count: which limit, and of whom. Numbers are hashed: the counters' store need not know them. */
type Cap = [limit: LimitName, key: string];

interface PasscodeAttempt {
  phone: string;
  address: string;
  knownBy: KnownBy;
}

/**
 * Whether one more passcode may be sent. The caps that every sender shares come last, so that what a narrow cap refuses
 * does not use them up; people who have signed in here before share theirs with no stranger.
 *
 * @param isDoubtful whether most of the last codes were entered by nobody.
 */
export async function maySendPasscode(
  limiter: RateLimiter,
  asked: PasscodeAttempt,
  isDoubtful: boolean,
): Promise<boolean> {
  if (isDoubtful) warnNowAndThen(limiter);
  const shared = asked.knownBy ? KNOWN_CAPS : strangersCaps(asked, isDoubtful);
  for (const [limit, key] of [...ownCaps(asked), ...shared])
    if (!(await limiter.allows(limit, key))) return false;
  return true;
}

const WARN_EVERY_MS = 10 * 60_000;
const warningOf = memoised((_: RateLimiter) => ({ at: 0 }));

function warnNowAndThen(limiter: RateLimiter): void {
  const now = Date.now();
  const warning = warningOf(limiter);
  if (now - warning.at < WARN_EVERY_MS) return;
  warning.at = now;
  logWarning("Few passcodes are entered: strangers get hardly any for now");
}

const KNOWN_CAPS: Cap[] = [
  ["passcode_known_total", "all"],
  ["passcode_known_total_day", "all"],
];

function strangersCaps({ phone, address }: PasscodeAttempt, isDoubtful: boolean): Cap[] {
  const network = networkKey(address);
  return [
    ...(isDoubtful
      ? ([
          ["passcode_doubtful_network", network],
          ["passcode_doubtful_total", "all"],
        ] satisfies Cap[])
      : []),
    isLoopback(address) ? ["passcode_loopback", network] : ["passcode_network", network],
    ["passcode_prefix", hashOf(phonePrefix(phone))],
    ["passcode_total", "all"],
    ["passcode_total_day", "all"],
  ];
}

function ownCaps({ phone, address, knownBy }: PasscodeAttempt): Cap[] {
  const number = hashOf(phone);
  if (knownBy === "browser")
    return [
      ["passcode_known_browser", number],
      ["passcode_known_browser_day", number],
    ];
  const both = hashOf(`${phone} ${networkKey(address)}`);
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

/**
 * Counts one try of a code as a wrong one, before the code is looked at: of many guesses at once none is free.
 *
 * @returns takes the count back, once the code was right; null when there were too many wrong ones already.
 */
export async function countTry(
  limiter: RateLimiter,
  asked: PasscodeAttempt,
): Promise<(() => Promise<void>) | null> {
  const caps = wrongCaps(asked);
  for (const [limit, key] of caps) if (!(await limiter.allows(limit, key))) return null;
  return async () => {
    for (const [limit, key] of caps) await limiter.refund(limit, key);
  };
}

function wrongCaps({ phone, address, knownBy }: PasscodeAttempt): Cap[] {
  const number = hashOf(phone);
  if (knownBy === "browser") return [["passcode_wrong_known_browser", number]];
  const both = hashOf(`${phone} ${networkKey(address)}`);
  if (knownBy === "network") return [["passcode_wrong_known_network", both]];
  return [
    ["passcode_wrong_number_and_network", both],
    ["passcode_wrong_number", number],
    ["passcode_wrong_address", addressKey(address)],
  ];
}
