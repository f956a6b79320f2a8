import type { IncomingMessage, ServerResponse } from "node:http";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@remix-run/node";
import { textOf } from "~/server/api/route.server";
import { IncomingRequest } from "~/server/http/incoming-request.server";

/** The address a request asked for; undefined when its host is none. */
export function addressOf({ headers, url = "/" }: IncomingMessage): URL | undefined {
  // As remix-serve has it: what stands before us speaks https.
  const address = headers.host && URL.parse(`http://${headers.host}${url}`);
  return address && !address.username && !address.password ? address : undefined;
}

/** Whether a request names what can be no host: "a b", or one with a name and a password before it. */
export function namesNoHost({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && !addressOf({ headers } as IncomingMessage);
}

/** A request as Remix takes it, with its body as a stream. It is aborted when its reader goes before the answer is out. */
export function streamedRequestOf(
  message: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Request {
  const { method } = message;
  if (method === "GET" || method === "HEAD") return requestOf(message, response, address);
  const body = createReadableStreamFromReadable(message);
  return requestOf(message, response, address, { body, duplex: "half" });
}

/** The same, whose body is read by `bodyOf`: a stream costs more than all the rest of a request. */
export function requestOf(
  message: IncomingMessage,
  response: ServerResponse,
  address: URL,
  body: RequestInit & { duplex?: "half" } = {},
): Request {
  const init = { ...body, method: message.method ?? "GET", headers: headersOf(message) };
  return new IncomingRequest(address, init, message, response);
}

function headersOf({ headers }: IncomingMessage): [name: string, value: string][] {
  const all: [string, string][] = [];
  for (const name in headers) {
    const value = headers[name];
    if (Array.isArray(value)) for (const one of value) all.push([name, one]);
    else if (value !== undefined) all.push([name, value]);
  }
  return all;
}

/** Writes the status and headers of an answer: a header replaces what every answer has, a cookie joins the others. */
export function writeHead(answer: Pick<Response, "status" | "headers">, response: ServerResponse) {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

/** Writes an answer of Remix, or of a route of /api. */
export async function writeAnswer(answer: Response, response: ServerResponse): Promise<void> {
  writeHead(answer, response);
  const text = textOf(answer);
  if (text !== undefined) {
    response.end(text);
    return;
  }
  if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) response.flushHeaders();
  if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
