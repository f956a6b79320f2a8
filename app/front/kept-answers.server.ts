import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptedLanguage } from "~/i18n/accept-language";
import { preferencesIn } from "~/server/http/own-cookies";
import { takesBrotli } from "./packed-files.server";
import type { RenderedPage } from "./page.server";

/** How long an answer is given again, ms: as old as its lists of what people ask for may be. */
export const KEPT_MS = 10_000;

/** What answers may take in memory. */
const MOST_BYTES = 8 * 1024 * 1024;
/** What an answer takes beside its body: its key and headers. */
const BESIDE_BYTES = 1_000;

export interface SharedAnswer {
  headers: readonly [name: string, value: string][];
  /** A page, or the bytes of anything else. */
  body: RenderedPage | Buffer;
  /** What is done with each request that gets it. */
  repeated: readonly ((request: Request) => void)[];
}

const sizeOf = ({ body }: SharedAnswer): number =>
  BESIDE_BYTES + (Buffer.isBuffer(body) ? body : body.packed).length;

/** Answers that everybody who is signed out gets. */
export const keptAnswers = new LRUCache<string, SharedAnswer>({
  maxSize: MOST_BYTES,
  sizeCalculation: sizeOf,
});

/**
 * All that a shared answer may depend on, as one text; undefined for a request whose answer may be somebody's own.
 *
 * @param revision tells the revision of what is shown. It is read before the answer is made: what is written meanwhile has
 *   another one.
 * @param now ms
 */
export async function keyOf(
  { method, headers, url }: Pick<IncomingMessage, "method" | "headers" | "url">,
  revision: () => Promise<string>,
  now: number,
): Promise<string | undefined> {
  const preferences = preferencesIn(headers.cookie);
  if ((method !== "GET" && method !== "HEAD") || preferences === null) return undefined;
  const language = acceptedLanguage(headers["accept-language"] ?? null);
  const turn = Math.floor(now / KEPT_MS);
  return JSON.stringify([headers.host, url, language, preferences, await revision(), turn]);
}

/** Gives an answer to one more reader, packed where that can be unpacked; or only the news that it is still the same. */
export function give(
  { headers, body }: SharedAnswer,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (isKnown(headers, message)) {
    response.statusCode = 304;
    response.end();
  } else if (Buffer.isBuffer(body)) response.end(body);
  else if (body.isPacked && takesBrotli(message)) {
    response.setHeader("Content-Encoding", "br");
    response.end(body.packed);
  } else response.end(body.bytes);
}

/** Whether the reader has this very answer (RFC 9110, 13.1.2). */
function isKnown(headers: SharedAnswer["headers"], message: IncomingMessage): boolean {
  const etag = headers.find(([name]) => name === "etag")?.[1];
  const known = message.headers["if-none-match"];
  if (!etag || !known) return false;
  return known.split(",").some((one) => one.trim() === etag || one.trim() === "*");
}
