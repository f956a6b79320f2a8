import type { IncomingMessage } from "node:http";
import { env } from "~/server/env.server";

/** Where phones send what is shared with the installed app: `share_target` of its manifest. */
export const SHARE_PATH = "/share";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

type Writing = Pick<IncomingMessage, "method" | "headers" | "url">;

/** Whether a page of another site made the browser write. Scripts send neither header and pass. */
export function isCrossSiteWrite(request: Writing): boolean {
  if (SAFE_METHODS.has(request.method ?? "")) return false;
  const { host, origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && !isOwnOrigin(origin, host) && !isHandedOver(request);
}

/**
 * Whether the phone itself hands over what somebody shared with the installed app. Chromium begins such a navigation from
 * no page: `Origin: null` with `Sec-Fetch-Site: none`, a pair that no page of anybody can send (a page without an origin is
 * `cross-site`). Newer ones begin it as from our own page.
 */
const isHandedOver = ({ url, headers }: Writing): boolean =>
  url === SHARE_PATH && headers.origin === "null" && headers["sec-fetch-site"] === "none";

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
