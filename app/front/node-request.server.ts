import type { IncomingMessage, ServerResponse } from "node:http";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@remix-run/node";

/** The address a request asked for; undefined when its host is none. */
export function addressOf({ headers, url = "/" }: IncomingMessage): URL | undefined {
  // As remix-serve has it: what stands before us speaks https.
  const address = `http://${headers.host}${url}`;
  return headers.host && URL.canParse(address) ? new URL(address) : undefined;
}

/** A request as Remix takes it. It is aborted when its reader goes before the answer is out. */
export function requestOf(
  message: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  const { method = "GET" } = message;
  const init: RequestInit & { duplex?: "half" } = { method, headers, signal: leaving.signal };
  if (method !== "GET" && method !== "HEAD") {
    init.body = createReadableStreamFromReadable(message);
    init.duplex = "half";
  }
  return new Request(address, init);
}

/** Writes the status and headers of an answer: a header replaces what every answer has, a cookie joins the others. */
export function writeHead(answer: Pick<Response, "status" | "headers">, response: ServerResponse) {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

/** Writes an answer of Remix. */
export async function writeAnswer(answer: Response, response: ServerResponse): Promise<void> {
  writeHead(answer, response);
  if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) response.flushHeaders();
  if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
