import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isCrossSiteWrite } from "../api/cross-site.server";
import { logEvent } from "../log.server";
import { sideServers } from "../side-servers";
import { logAccess, replaceServersAccessLog } from "./access-log.server";
import { setAnswerHeaders } from "./answer-headers.server";
import { CLIENT_ADDRESS_HEADER, resolveClientAddress } from "./client-address.server";
import { waitForConnectionsOf } from "./open-streams.server";
import { hidePrivateQuery } from "./private-query.server";
import { routablePath } from "./request-path";
import { openRequestState, REQUEST_ID_HEADER } from "./request-state.server";
import { dropUnreadBody } from "./unread-body.server";

/**
 * How long a connection waits for a next request, ms: longer than the minute that proxies and clients keep theirs, so that
 * none sends its next request on one that is just closing.
 */
const KEPT_OPEN_MS = 65_000;

const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

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
  replaceServersAccessLog();
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    if (sideServers.has(server)) return;
    server.keepAliveTimeout = KEPT_OPEN_MS;
    waitForConnectionsOf(server);
    // remix-serve closes its server on a signal, and Node with it connections on which a request may just be coming.
    if (cluster.isWorker) server.closeIdleConnections = () => {};
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
    logAccess(request, response);

    setAnswerHeaders(response, { id, path: request.url, https });
    dropUnreadBody(request, response);

    // A Request object can't carry TRACE or an invented method: as OPTIONS it meets the routes' own 405.
    if (!KNOWN_METHODS.has(request.method ?? "")) request.method = "OPTIONS";
    if (isCrossSiteWrite(request)) {
      logEvent("authz_fail", request, { reason: "a page of another site" });
      refuse(request);
    }
  });
}

/** Turns a request into one for the answer 403: as JSON below /api, else as a page. */
function refuse(request: IncomingMessage): void {
  request.url = /^\/api(?:[/?]|$)/i.test(request.url ?? "") ? "/api/refused" : "/refused";
  request.method = "GET";
}
