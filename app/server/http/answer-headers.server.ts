import type { ServerResponse } from "node:http";
import { CLOSED_POLICY } from "./content-policy.server";

/** What every answer says, unless its route says otherwise: pages have a content policy of their own. */
const SECURITY_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": CLOSED_POLICY,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), browsing-topics=()",
};

/** The files of public/, whose names stay when they change. remix-serve would have browsers keep them for a year. */
const LASTING_NAMES = new Set([
  "/favicon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/icon-apple-180.png",
]);
const DAY_IN_SECONDS = 24 * 60 * 60;

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

interface AnsweredRequest {
  /** The id of the request. */
  id: string;
  path: string;
  /** Whether people reach the service over https, and it alone. */
  https: boolean;
}

/** Gives an answer, before anybody has made it, the headers that none may lack. */
export function setAnswerHeaders(
  response: ServerResponse,
  { id, path, https }: AnsweredRequest,
): void {
  response.setHeader("X-Request-Id", id);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (https)
    response.setHeader(
      "Strict-Transport-Security",
      `max-age=${YEAR_IN_SECONDS}; includeSubDomains`,
    );
  if (LASTING_NAMES.has(path))
    response.setHeader("Cache-Control", `public, max-age=${DAY_IN_SECONDS}`);
  completeHead(response);
}

/** Sees to what can be told only once the answer is made, whoever made it. */
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
    // A drawing is text; the file server says which letters of pages and scripts only.
    if (response.getHeader("Content-Type") === "image/svg+xml")
      response.setHeader("Content-Type", "image/svg+xml; charset=utf-8");
    // Pages and files that take no form; those that take one say so themselves.
    if (head[0] === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
    return Reflect.apply(writeHead, response, head) as ServerResponse;
  };
}
