import type { IncomingMessage } from "node:http";

/**
 * Paths whose query holds a secret. remix-serve logs every address it is asked for, so the query
 * leaves the address before the server sees it. (A form_post answer of the identity provider would
 * need no query, but browsers send no SameSite=Lax cookie with it, and the callback needs one.)
 */
const PRIVATE_QUERY_PATHS = new Set(["/auth/oidc/callback"]);

const PRIVATE_QUERY_HEADER = "x-waffir-private-query";

/** Moves a secret query from the address into a header that no client can set. */
export function hidePrivateQuery(request: IncomingMessage): void {
  delete request.headers[PRIVATE_QUERY_HEADER];
  const [path = "", query] = (request.url ?? "").split(/\?(.*)/s);
  if (query === undefined || !PRIVATE_QUERY_PATHS.has(plain(path))) return;
  request.url = path;
  request.headers[PRIVATE_QUERY_HEADER] = query;
}

/** The query that `hidePrivateQuery` put away. */
export function privateQuery(request: Request): URLSearchParams {
  return new URLSearchParams(request.headers.get(PRIVATE_QUERY_HEADER) ?? "");
}

/** A path as the router compares it. */
const plain = (path: string) => path.replace(/\/+/g, "/").replace(/\/$/, "").toLowerCase();
