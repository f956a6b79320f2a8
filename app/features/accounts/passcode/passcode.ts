const MINUTE_MS = 60_000;

/** Rules of passcodes. */
export const PASSCODE = {
  digits: 6,
  lifetimeMs: 5 * MINUTE_MS,
  tries: 3,
  resendAfterMs: MINUTE_MS,
} as const;

/** A passcode as typed or pasted, in Latin digits without spaces or hyphens; null when it is none. */
export function parsePasscode(text: string): string | null {
  if (text.length > 60) return null;
  const digits = text
    .replace(/[\s\-–\p{Cf}]/gu, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .normalize("NFKC");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Whole seconds until another code may be sent; 0 when it may be now. Times are ms since 1970. */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = sentAt + PASSCODE.resendAfterMs - now;
  // Longer than from the moment of sending: the clock has been set back since.
  return left > 2 * PASSCODE.resendAfterMs ? 0 : Math.max(0, Math.ceil(left / 1000));
}
