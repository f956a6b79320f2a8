import type { ServerResponse } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

interface RequestState {
  response?: ServerResponse;
  memo: Map<string, unknown>;
  /** Who asks, once somebody has looked. */
  userId?: string;
  /** Whether everybody who is signed out gets the same answer. */
  shared: boolean;
  /** What is done with each request that gets this answer. */
  repeated: ((request: Request) => void)[];
}

/** By request id: Remix hands every loader a copy of the request, so the object itself can't be the key. */
const states = new Map<string, RequestState>();

/** Keeps what belongs to one request until its answer is out. */
export function openRequestState(id: string, response: ServerResponse): void {
  states.set(id, { response, memo: new Map(), shared: false, repeated: [] });
  if (closing) response.shouldKeepAlive = false;
  response.once("close", () => states.delete(id));
}

let closing = false;

/** From now on each answer tells whoever gets it to come back on another connection. */
export function closeAfterAnswers(): void {
  closing = true;
  for (const { response } of states.values()) if (response) response.shouldKeepAlive = false;
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

/** Notes the revision of what is shown that was read when a request came. */
export function noteShown(request: Request, revision: string): void {
  stateOf(request)?.memo.set(SHOWN, revision);
}

/** That revision; undefined where none was read. */
export const shownAt = (request: Request): string | undefined =>
  stateOf(request)?.memo.get(SHOWN) as string | undefined;

const SHOWN = "shown";

/** Notes whose request it is, for the lines the log has of it. */
export function noteUser(request: Request, userId: string): void {
  const state = stateOf(request);
  if (state) state.userId = userId;
}

/** Whose request it is, where that has been noted. @param id the id of the request */
export const userOfRequest = (id: string | undefined): string | undefined =>
  states.get(id ?? "")?.userId;

/**
 * Says that everybody who is signed out gets this answer: at this address, in this language and with these preferences,
 * until what is shown changes or the minute is over. What an answer takes from anything else may not be shared.
 */
export function shareAnswer(request: Request): void {
  const state = stateOf(request);
  if (state) state.shared = true;
}

/** Whether this request's answer is shared. */
export const isShared = (request: Request): boolean => stateOf(request)?.shared ?? false;

/** Does something now, and with each later request that is given the same answer from memory. */
export function withEachAnswer(request: Request, run: (request: Request) => void): void {
  stateOf(request)?.repeated.push(run);
  run(request);
}

/** What to do with each later request that is given this one's answer. */
export const repeatedOf = (request: Request): readonly ((request: Request) => void)[] =>
  stateOf(request)?.repeated ?? [];

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

/**
 * Waits until the reader of this request's answer has taken most of what was written to them, or is gone. Remix writes on
 * without looking, so that an answer made faster than it is read would pile up in memory.
 */
export async function whenTaken(request: Request): Promise<void> {
  const socket = stateOf(request)?.response?.socket;
  if (!socket?.writableNeedDrain || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}
