import { vi } from "vitest";
import { PATIENCE_MS } from "./patience";
import type { TestServer } from "./server";

export type LogLine = Record<string, unknown>;

/** What the server has logged so far, each line of it. Its messages to phones and its runner's words are left out. */
export function logLines(server: TestServer): LogLine[] {
  return server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{") && !line.startsWith('{"sms"'))
    .map((line) => JSON.parse(line) as LogLine);
}

/** Waits for a line that says what `wanted` does: a line about an answer is written just after it. */
export function lineOf(server: TestServer, wanted: LogLine): Promise<LogLine> {
  const fits = (line: LogLine) =>
    Object.entries(wanted).every(([name, value]) => line[name] === value);
  return vi.waitFor(() => {
    const line = logLines(server).find(fits);
    if (!line) throw new Error(`No line of the log says ${JSON.stringify(wanted)}`);
    return line;
  }, PATIENCE_MS);
}
