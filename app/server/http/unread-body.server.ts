import type { IncomingMessage, ServerResponse } from "node:http";

/** What is read of a body nobody wanted before its connection is cut, bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads and drops what is left of a request once it is answered: a form that was refused for its size,
 * or a body nobody looked at. Left unread, it would stand before the next request of the connection;
 * cut off, the client would often lose the answer while it is still sending.
 */
export function dropUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    let dropped = 0;
    request.removeAllListeners("data");
    request.on("data", (part: Buffer) => {
      dropped += part.length;
      if (dropped > MOST_BYTES) request.destroy();
    });
    request.resume();
  });
}
