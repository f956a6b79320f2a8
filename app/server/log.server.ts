import { REQUEST_ID_HEADER } from "./request-state.server";

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

/** Writes something to look at as one JSON line. `facts` hold no secret and no phone number. */
export function logWarning(warning: string, facts: Record<string, string | number> = {}): void {
  console.warn(JSON.stringify({ level: "warning", warning, ...facts }));
}
