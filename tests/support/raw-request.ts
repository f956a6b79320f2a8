import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Sends a request as it is written, which `fetch` would put in order, and waits for the end of the connection.
 *
 * @param target stands in the first line as it is; `headers` are lines.
 * @returns the whole answer.
 */
export async function rawRequest(
  origin: string,
  target: string,
  { method = "GET", headers = [] }: { method?: string; headers?: string[] } = {},
): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}
