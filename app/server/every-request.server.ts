import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isCrossSiteWrite } from "./api/cross-site.server";
import { CLIENT_ADDRESS_HEADER, resolveClientAddress } from "./client-address.server";
import { hidePrivateQuery } from "./private-query.server";
import { routablePath } from "./request-path";
import { openRequestState, REQUEST_ID_HEADER } from "./request-state.server";
import { dropUnreadBody } from "./unread-body.server";

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

interface Surroundings {
  /** The one address people reach the service at, where it is known: https://waffir.example */
  origin?: string;
  /** How many proxies stand before the service. */
  trustedHops: number;
}

/**
 * Does to every request what remix-serve leaves out, before it sees the request: pages, files,
 * redirects and errors alike get a request id, the sender's address and the security headers;
 * writes from other sites reach no route.
 */
export function prepareEveryRequest({ origin, trustedHops }: Surroundings): void {
  const https = origin?.startsWith("https:") ?? false;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = randomUUID();
    openRequestState(id, response);
    request.headers[REQUEST_ID_HEADER] = id;
    request.headers[CLIENT_ADDRESS_HEADER] = resolveClientAddress(
      request.socket.remoteAddress,
      request.headers["x-forwarded-for"]?.toString(),
      trustedHops,
    );
    // Remix builds addresses from these two: only the configured host may stand there.
    delete request.headers["x-forwarded-host"];
    if (origin) request.headers.host = new URL(origin).host;
    request.url = routablePath(request.url ?? "/");
    hidePrivateQuery(request);

    response.setHeader("X-Request-Id", id);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (https) response.setHeader("Strict-Transport-Security", `max-age=${YEAR_IN_SECONDS}`);
    if (LASTING_NAMES.has(request.url ?? ""))
      response.setHeader("Cache-Control", `public, max-age=${DAY_IN_SECONDS}`);
    completeHead(response);
    dropUnreadBody(request, response);

    // A Request object can't carry TRACE or an invented method: as OPTIONS it meets the routes' own 405.
    if (!KNOWN_METHODS.has(request.method ?? "")) request.method = "OPTIONS";
    if (isCrossSiteWrite(request)) refuse(request);
  });
}

/** Turns a request into one for the answer 403: as JSON below /api, else as a page. */
function refuse(request: IncomingMessage): void {
  request.url = /^\/+api(?:[/?]|$)/i.test(request.url ?? "") ? "/api/refused" : "/refused";
  request.method = "GET";
}

/** What no answer may lack, whoever made it. */
function completeHead(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = (...head: unknown[]) => {
    // Whoever keeps an answer with a cookie keeps someone's session.
    if (response.hasHeader("Set-Cookie")) {
      const asked = String(response.getHeader("Cache-Control"));
      response.setHeader(
        "Cache-Control",
        asked.includes("no-transform") ? "no-cache, no-store, no-transform" : "no-store",
      );
    }
    // remix-serve adds a route's header to ours; two of a kind contradict each other, and the route knows better.
    for (const name of Object.keys(SECURITY_HEADERS)) {
      const values = response.getHeader(name);
      if (Array.isArray(values)) response.setHeader(name, values.at(-1) ?? "");
    }
    // Pages and files that take no form; those that take one say so themselves.
    if (head[0] === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
    return Reflect.apply(writeHead, response, head) as ServerResponse;
  };
}
