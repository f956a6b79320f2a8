import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptedLanguage } from "~/i18n/accept-language";
import { isKnown } from "~/server/http/entity-tag";
import { preferencesIn } from "~/server/http/own-cookies";
import { pageClock } from "~/server/page-clock";
import { takesBrotli } from "./packed-files.server";
import type { RenderedPage } from "./page.server";

/** What answers may take in memory. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The longest key that is kept, letters: people's addresses are shorter, and who invents long ones fills no memory with them. */
const LONGEST_KEY = 1_000;

export interface SharedAnswer {
  headers: readonly [name: string, value: string][];
  /** A page, or the bytes of anything else. */
  body: RenderedPage | Buffer;
  /** What is done with each request that gets it. */
  repeated: readonly ((request: Request) => void)[];
}

/** Bytes: a letter takes two where one of its text is no Latin. */
const sizeOf = ({ headers, body }: SharedAnswer, key: string): number =>
  2 * (key.length + headers.flat().join("").length) +
  (Buffer.isBuffer(body) ? body : body.packed).length;

/** Answers that everybody who is signed out gets. */
export const keptAnswers = new LRUCache<string, SharedAnswer>({
  maxSize: MOST_BYTES,
  sizeCalculation: sizeOf,
});

/**
 * All that a shared answer may depend on, as one text; undefined for a request whose answer may be somebody's own, or whose
 * text is too long to keep.
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
  const minute = pageClock(now);
  const key = JSON.stringify([headers.host, url, language, preferences, await revision(), minute]);
  return key.length > LONGEST_KEY ? undefined : key;
}

/** Gives an answer to one more reader, packed where that can be unpacked; or only the news that it is still the same. */
export function give(
  { headers, body }: SharedAnswer,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  const etag = headers.find(([name]) => name === "etag")?.[1];
  if (etag && isKnown(message.headers["if-none-match"], etag)) {
    response.statusCode = 304;
    response.end();
  } else if (Buffer.isBuffer(body)) response.end(body);
  else givePage(body, message, response);
}

/** Gives a page, packed where it is and that can be unpacked. */
export function givePage(
  page: RenderedPage,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  if (page.isPacked && takesBrotli(message)) {
    response.setHeader("Content-Encoding", "br");
    response.end(page.packed);
  } else response.end(page.bytes);
}
