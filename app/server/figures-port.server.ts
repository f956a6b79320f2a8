import cluster from "node:cluster";
import { createServer } from "node:http";
import { sideServers } from "./side-servers";
import { StartError } from "./start-error";

/** What the process that watches the others asks one of them, and what it is told. */
export const ASK_FIGURES = "waffir: figures?";
export interface ToldFigures {
  figures: unknown;
}

/**
 * Where this process is one of several, has it tell its figures to the one that watches them, which tells their sum.
 *
 * @returns whether it is.
 */
export function answersForOthers(figures: () => Promise<unknown>): boolean {
  if (!cluster.isWorker) return false;
  process.on("message", async (message) => {
    if (message === ASK_FIGURES)
      process.send?.({ figures: await figures() } satisfies ToldFigures, () => {});
  });
  return true;
}

/**
 * Opens the port for figures: `/metrics` and nothing else.
 *
 * @throws StartError when the port is taken.
 */
export async function openFigures(
  { port, host }: { port: number; host: string },
  tell: () => Promise<{ type: string; text: string }>,
): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    const { type, text } = await tell();
    response.setHeader("Content-Type", type);
    response.end(text);
  });
  sideServers.add(server);
  // It alone must not keep a process that leaves.
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => reject(new StartError(`METRICS_PORT: ${message}.`)));
    server.listen(port, host, resolve);
  });
}
