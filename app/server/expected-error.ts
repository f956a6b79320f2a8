import { isRouteErrorResponse } from "@remix-run/react";

/**
 * Whether an error is an ordinary answer or a reader who left, and nothing to look into: a page that does not
 * exist or takes no form, an answer that was thrown, a body that broke off. Anybody can cause as many as they like.
 */
export function isExpected(error: unknown, request: Request): boolean {
  if (error instanceof Response) return error.status < 500;
  if (isRouteErrorResponse(error)) return error.status < 500;
  return request.signal.aborted || isBrokenOff(error);
}

/** What reading a request gives once its connection is gone; nothing else has both this code and this message. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === "aborted" && "code" in error && error.code === "ECONNRESET") return true;
  return isBrokenOff(error.cause);
}
