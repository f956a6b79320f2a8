import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER, networkKey } from "./http/client-address.server";
import { REQUEST_ID_HEADER, userOfRequest } from "./http/request-state.server";
import { SECURITY_EVENTS, type SecurityEvent } from "./log-events";
import { redact } from "./redact";

/** What a line says beyond who and when. No phone number, code, session or address of a person's own. */
export type Facts = Record<string, string | number | boolean | null | undefined>;

/** A request as a route has it, or as the server got it. */
export type LoggedRequest = Request | IncomingMessage;

/** A stack says where it happened in its first lines. */
const MOST_ERROR_CHARACTERS = 4_000;
const MOST_PATH_CHARACTERS = 200;

/** Errors and warnings go to the error output, everything else to the ordinary one. */
const PRINT = {
  error: (line: string) => console.error(line),
  warning: (line: string) => console.warn(line),
  info: (line: string) => console.info(line),
};

/** Writes an error nobody expected. `asked` is null where no request led to it. */
export function logError(asked: LoggedRequest | null, error: unknown, facts: Facts = {}): void {
  const text = textOf(error).slice(0, MOST_ERROR_CHARACTERS);
  write("error", { ...requestFacts(asked), ...facts, error: text });
}

/** Writes something for the operator to look at. */
export function logWarning(warning: string, facts: Facts = {}): void {
  write("warning", { warning, ...facts });
}

/**
 * Writes what happened that matters to security: when, from which network, by whom, in which request.
 *
 * @param facts `user` where it is known and the request does not tell it: who signs in has no session yet.
 */
export function logEvent(
  event: SecurityEvent,
  asked: LoggedRequest | null,
  facts: Facts = {},
): void {
  write(SECURITY_EVENTS[event], { event, ...requestFacts(asked), ...facts });
}

/** Writes one line about an answer: whose request it was, and what became of it. */
export function logAnswer(asked: Facts, answer: Facts): void {
  write("info", { ...asked, ...answer });
}

/** Writes a text message that goes to the log for want of a gateway: the one line that may hold a number and a code. */
export function logMessage(sms: { to: string; text: string }): void {
  console.info(JSON.stringify({ sms }));
}

/** One JSON object a line, the time first. */
function write(level: keyof typeof PRINT, facts: Facts): void {
  const line: Facts = { at: new Date().toISOString(), level };
  for (const [name, value] of Object.entries(facts))
    line[name] = typeof value === "string" ? redact(value) : value;
  PRINT[level](JSON.stringify(line));
}

/** Which request it was, from where and whose. Never its query: it holds what people look for and where they are. */
export function requestFacts(asked: LoggedRequest | null): Facts {
  if (!asked) return {};
  const address = headerOf(asked, CLIENT_ADDRESS_HEADER);
  return {
    id: headerOf(asked, REQUEST_ID_HEADER),
    method: asked.method,
    path: pathOf(asked.url ?? "").slice(0, MOST_PATH_CHARACTERS),
    network: address && networkKey(address),
    user: userOfRequest(headerOf(asked, REQUEST_ID_HEADER)),
  };
}

function headerOf({ headers }: LoggedRequest, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  return headers[name]?.toString();
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/, "").replace(/[?#].*/s, "");

/** An error with its stack, and what caused it. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\nCaused by: ${textOf(error.cause)}`;
}
