import type { IncomingMessage, ServerResponse } from "node:http";
import { FetchRequest } from "./fetch-classes.server";

type Body = ReadableStream<Uint8Array> | IncomingMessage | null;

/**
 * A request as it came in. Its signal is made when somebody asks for it: to follow one takes a tenth of what an answer of /api
 * does. What it has of its own it has by its class, since V8 keeps the getter of a single object, and all that this leads to,
 * until it collects the whole heap.
 */
export class IncomingRequest extends FetchRequest {
  #signal: AbortSignal | undefined;

  constructor(
    address: URL,
    init: RequestInit & { duplex?: "half" },
    readonly message: IncomingMessage,
    private readonly response: ServerResponse,
  ) {
    super(address, init);
  }

  override get signal(): AbortSignal {
    this.#signal ??= leaving(this.response);
    return this.#signal;
  }
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

/** What a request carries: as it comes in, unless a stream was made of it. */
export const bodyOf = (request: Request): Body =>
  request.body ?? (request instanceof IncomingRequest ? request.message : null);

/** Reads a body to its end, counting while it arrives. @returns null once it is longer than `limit` bytes. */
export async function readAtMost(body: Body, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const part of partsOf(body)) {
    size += part.byteLength;
    if (size > limit) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** The parts of a body, whose connection stays open where nobody wants the rest. */
function partsOf(body: Body): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (!body) return [];
  if ("iterator" in body) return body.iterator({ destroyOnReturn: false });
  return body.values({ preventCancel: true });
}
