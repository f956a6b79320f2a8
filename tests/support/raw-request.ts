import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Sends a request as it is written, which `fetch` would put in order, and waits for the end of the connection.
 *
 * @param target stands in the first line as it is; `headers` are lines, `named` is the host it names.
 * @returns the whole answer.
 */
export async function rawRequest(
  origin: string,
  target: string,
  { method = "GET", headers = [], named = new URL(origin).host } = {} as {
    method?: string;
    headers?: string[];
    named?: string;
  },
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${named}`, "Connection: close", ...headers];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}
