import { safePath } from "~/server/http/safe-path";

/** Where a sign-in leads when nothing else was asked for. */
const AFTER_SIGN_IN = "/profile";

/** Where a person was going before they had to sign in; sent back to sign in, they would go in circles. */
export function destination(wanted: unknown): string {
  const path = safePath(wanted, AFTER_SIGN_IN);
  return /^\/(?:login|logout|auth)(?![^/?#])/.test(path) ? AFTER_SIGN_IN : path;
}
