import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { routablePath } from "./request-path";

export const REQUEST_ID_HEADER = "x-request-id";

const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const SECURITY_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), browsing-topics=()",
};

/** The files of public/, whose names stay when they change. remix-serve would have browsers keep them for a year. */
const LASTING_NAMES = new Set(["/favicon.svg", "/manifest.webmanifest", "/robots.txt"]);
const DAY_IN_SECONDS = 24 * 60 * 60;

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Does to every request what remix-serve leaves out, before it sees the request: pages, files,
 * redirects and errors alike get a request id and the security headers.
 *
 * @param https whether the service is reached over https, so that browsers can be told to stay there.
 */
export function prepareEveryRequest({ https }: { https: boolean }): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = randomUUID();
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader("X-Request-Id", id);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (https) response.setHeader("Strict-Transport-Security", `max-age=${YEAR_IN_SECONDS}`);
    request.url = routablePath(request.url ?? "/");
    if (LASTING_NAMES.has(request.url))
      response.setHeader("Cache-Control", `public, max-age=${DAY_IN_SECONDS}`);
    // A Request object can't carry TRACE or an invented method: as OPTIONS it meets the routes' own 405.
    if (!KNOWN_METHODS.has(request.method ?? "")) request.method = "OPTIONS";
  });
}
