import { REQUEST_ID_HEADER } from "./every-request.server";

/** Writes an unexpected error as one JSON line, with the request's id, method and path but never its query. */
export function logError(request: Request, error: unknown): void {
  console.error(
    JSON.stringify({
      level: "error",
      requestId: request.headers.get(REQUEST_ID_HEADER),
      method: request.method,
      path: new URL(request.url).pathname,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
}
