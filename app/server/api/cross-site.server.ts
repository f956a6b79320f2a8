import { env } from "~/server/env.server";

/**
 * Whether a page of another site made the browser send this. Scripts send neither header and pass.
 * The origin is compared with APP_ORIGIN, or else with the host that was asked.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  return env().APP_ORIGIN
    ? origin !== env().APP_ORIGIN
    : hostOf(origin) !== request.headers.get("host");
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
