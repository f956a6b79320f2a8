import type { IncomingMessage, ServerResponse } from "node:http";
import morgan from "morgan";
import { logAnswer, requestFacts } from "./log.server";
import { REQUEST_ID_HEADER, userOfRequest } from "./request-state.server";

/**
 * Keeps remix-serve's own access lines out of the log: they hold whole addresses, with what people search
 * and where they are, but neither time nor person. It logs in morgan's format "tiny", which it looks up by
 * name after the service has been loaded, and a format that gives nothing writes no line.
 */
export function replaceServersAccessLog(): void {
  morgan.format("tiny", () => undefined);
}

/** Writes one line about a request once its answer is out, or once its reader has gone before that (`cut`). */
export function logAccess(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const asked = requestFacts(request);
  const id = request.headers[REQUEST_ID_HEADER]?.toString();
  // Before what is known of the request is forgotten, at the same event.
  response.prependOnceListener("close", () =>
    logAnswer(asked, {
      user: userOfRequest(id),
      status: response.statusCode,
      cut: response.writableFinished ? undefined : true,
      ms: Math.round(performance.now() - begun),
    }),
  );
}
