import cluster from "node:cluster";
import type { Server } from "node:http";
import { promisify } from "node:util";
import { logEvent } from "../log.server";
import { closeAfterAnswers, requestsInFlight } from "./request-state.server";

/** How long answers under way get to come to their end, ms; the process leaves after this in any case. */
const LAST_WORDS_MS = 8_000;
/** How often to look whether they have. What is written after an answer has as long to be done. */
const LOOK_EVERY_MS = 250;

/** How long streams get to finish by themselves before they are told that they end, ms. */
const STREAMS_FINISH_MS = 4_000;
/**
 * How long one of several processes stays for the next request of each connection it has, ms, whose answer then tells to
 * come back on another: as long as there are connections, and at least until none is on its way here any more. Where no
 * other process answers at this port, nobody has to come back.
 */
const LAST_REQUESTS_MS = cluster.isWorker ? { least: 1_000, most: 5_000 } : { least: 0, most: 0 };

const servers = new Set<Server>();

/** Has the connections of a server waited for when the process leaves. */
export const waitForConnectionsOf = (server: Server): Set<Server> => servers.add(server);

const open = new Set<AbortController>();
let leaving = false;

/** Whether the process has been told to end. */
export const isLeaving = (): boolean => leaving;

/** Why a stream ends before it is finished. */
export type Ending = "gone" | "closing";

/**
 * Keeps a stream among those that end with the process.
 *
 * @returns a function to call once it is over.
 */
export function keepOpen(stream: AbortController): () => void {
  open.add(stream);
  return () => open.delete(stream);
}

/**
 * Lets every answer come to its end, tells streams that take longer that the process is leaving, and leaves. remix-serve
 * only stops listening: an open stream, or a connection that waits for a next request, would hold the process.
 *
 * @param drainMs how long it goes on as before after SIGTERM, but for /readyz, so that a balancer sends nobody here any more
 *   by the time it leaves. SIGINT has it leave at once.
 */
export function endStreamsOnSignal(drainMs: number): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      leaving = true;
      logEvent("sys_shutdown", null, { signal });
      if (signal === "SIGINT" || drainMs === 0) return leave();
      goOnListening(drainMs);
      setTimeout(leave, drainMs);
    });
}

/** Puts off what remix-serve does on a signal after us: it closes its server. */
function goOnListening(ms: number): void {
  for (const server of servers) {
    const close = server.close.bind(server);
    server.close = (closed) => {
      setTimeout(close, ms, closed);
      return server;
    };
  }
}

function leave(): void {
  closeAfterAnswers();
  setTimeout(() => {
    for (const stream of open) stream.abort("closing" satisfies Ending);
  }, STREAMS_FINISH_MS).unref();
  setTimeout(() => process.exit(0), LAST_WORDS_MS).unref();
  const told = performance.now();
  setInterval(async () => {
    if (requestsInFlight() > 0 || open.size > 0) return;
    const stayed = performance.now() - told;
    if (stayed < LAST_REQUESTS_MS.least) return;
    if (stayed >= LAST_REQUESTS_MS.most || (await connections()) === 0) process.exit(0);
  }, LOOK_EVERY_MS);
}

/** How many connections there are. */
async function connections(): Promise<number> {
  const counts = [...servers].map((server) => promisify(server.getConnections.bind(server))());
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
