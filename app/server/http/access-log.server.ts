import type { IncomingMessage, ServerResponse } from "node:http";
import morgan from "morgan";
import { logAnswer, requestFacts } from "../log.server";
import { counting } from "../metrics.server";
import { isProbe } from "../probes";
import { REQUEST_ID_HEADER, userOfRequest } from "./request-state.server";

/**
 * Keeps remix-serve's own access lines out of the log: they hold whole addresses, with what people search
 * and where they are, but neither time nor person. It logs in morgan's format "tiny", which it looks up by
 * name after the service has been loaded, and a format that gives nothing writes no line.
 */
export function replaceServersAccessLog(): void {
  morgan.format("tiny", () => undefined);
}

/**
 * Writes one line about a request once its answer is out, or once its reader has gone before that (`cut`), and counts it.
 * What asks every few seconds whether the service is there would drown the rest.
 */
export function logAccess(request: IncomingMessage, response: ServerResponse): void {
  if (isProbe(request.url ?? "")) return;
  const begun = performance.now();
  const asked = requestFacts(request);
  const id = request.headers[REQUEST_ID_HEADER]?.toString();
  // Before what is known of the request is forgotten, at the same event.
  response.prependOnceListener("close", () => {
    const status = response.statusCode;
    const ms = performance.now() - begun;
    counting.answer?.({ method: request.method ?? "", path: String(asked.path), status, ms });
    logAnswer(asked, {
      user: userOfRequest(id),
      status,
      cut: response.writableFinished ? undefined : true,
      ms: Math.round(ms),
    });
  });
}
