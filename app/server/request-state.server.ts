import type { ServerResponse } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

interface RequestState {
  response?: ServerResponse;
  memo: Map<string, unknown>;
}

/** By request id: Remix hands every loader a copy of the request, so the object itself can't be the key. */
const states = new Map<string, RequestState>();

/** Keeps what belongs to one request until its answer is out. */
export function openRequestState(id: string, response: ServerResponse): void {
  states.set(id, { response, memo: new Map() });
  response.once("close", () => states.delete(id));
}

/** How many requests have not got their whole answer yet. */
export const requestsInFlight = (): number => states.size;

/** Finds something out once a request, however many loaders ask for it. */
export function oncePerRequest<T>(request: Request, key: string, find: () => T): T {
  const memo = stateOf(request)?.memo;
  if (!memo) return find();
  if (!memo.has(key)) memo.set(key, find());
  return memo.get(key) as T;
}

/** Adds a cookie to whatever answer this request gets: page, data, redirect or error. */
export function setCookieOnAnswer(request: Request, cookie: string): void {
  const response = stateOf(request)?.response;
  if (response && !response.headersSent) response.appendHeader("Set-Cookie", cookie);
}

function stateOf(request: Request): RequestState | undefined {
  return states.get(request.headers.get(REQUEST_ID_HEADER) ?? "");
}

/**
 * Has something done as soon as nobody can read the answer of this request any more: it is out, or its
 * reader has gone. Remix neither cancels the stream of such an answer nor aborts the request for sure.
 */
export function onAnswerClosed(request: Request, run: () => void): void {
  const response = stateOf(request)?.response;
  if (!response) return;
  if (response.closed || response.destroyed) run();
  else response.once("close", run);
}
