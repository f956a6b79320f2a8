import type { IncomingMessage } from "node:http";
import { env } from "~/server/env.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a page of another site made the browser write. Scripts send neither header and pass. */
export function isCrossSiteWrite(request: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (SAFE_METHODS.has(request.method ?? "")) return false;
  const { host, origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && !isOwnOrigin(origin, host);
}

/**
 * Whether a page of our own led the browser here. Where it says nothing, neither does this.
 * For the few GETs that begin something.
 */
export function isFromOwnPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const referrer = request.headers.get("referer");
  const host = request.headers.get("host") ?? undefined;
  return referrer !== null && isOwnOrigin(referrer, host);
}

/** The origin is compared with APP_ORIGIN, or else with the host that was asked. */
function isOwnOrigin(address: string, host: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host: itsHost } = new URL(address);
  return env().APP_ORIGIN ? origin === env().APP_ORIGIN : itsHost === host;
}
