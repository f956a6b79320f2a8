import type { IncomingMessage, ServerResponse } from "node:http";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@remix-run/node";
import { textOf } from "~/server/api/route.server";

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

/** A request as Remix takes it. It is aborted when its reader goes before the answer is out. */
export function requestOf(
  message: IncomingMessage,
  response: ServerResponse,
  address: URL,
): Request {
  const { method = "GET" } = message;
  const init: RequestInit & { duplex?: "half" } = { method, headers: headersOf(message) };
  if (method !== "GET" && method !== "HEAD") {
    init.body = createReadableStreamFromReadable(message);
    init.duplex = "half";
  }
  const request = new Request(address, init);
  // Made when somebody asks for it: to follow a signal takes a tenth of what an answer of /api does.
  let signal: AbortSignal | undefined;
  Object.defineProperty(request, "signal", {
    get() {
      signal ??= leaving(response);
      return signal;
    },
  });
  return request;
}

/** Aborted when the reader of an answer has gone before it was out. */
function leaving(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) leave();
  else response.once("close", leave);
  return controller.signal;
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
