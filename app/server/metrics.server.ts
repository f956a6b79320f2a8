import { createServer } from "node:http";
import { requestsInFlight } from "./request-state.server";
import { sideServers } from "./side-servers";
import { StartError } from "./start-error";

/** Seconds: from an answer out of memory to the longest that a page may take before its reader gives up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Answered {
  method: string;
  /** The path, without its query. */
  path: string;
  status: number;
  ms: number;
}

let note: ((answered: Answered) => void) | undefined;

/** Counts an answer, where anybody asked for figures. */
export function noteAnswer(answered: Answered): void {
  note?.(answered);
}

/** What is counted apart: a few words, so that a stranger's invented addresses make no new ones. */
function kindOf(path: string): string {
  if (path.startsWith("/assets/")) return "file";
  if (path === "/api/chat") return "chat";
  if (path.startsWith("/api/")) return "api";
  return path.endsWith(".data") ? "data" : "page";
}

interface Figures {
  port: number;
  host: string;
  /** How many times the rate limits could not be looked up. */
  outages(): number;
}

/**
 * Tells figures about the process and its answers at `/metrics` of a port of their own, as Prometheus reads them. They
 * say how busy the service is, so that port is for the operator alone.
 *
 * @throws StartError when the port is taken.
 */
export async function openMetrics({ port, host, outages }: Figures): Promise<void> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: "waffir_answer_seconds",
    help: "Time from a request to the end of its answer",
    labelNames: ["method", "kind", "status"],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("waffir_requests_in_flight", "Requests without their whole answer", requestsInFlight);
  gauge("waffir_limiter_outages", "Times the rate limits were out of reach", outages);
  note = ({ method, path, status, ms }) =>
    answers.observe(
      { method, kind: kindOf(path), status: `${Math.floor(status / 100)}xx` },
      ms / 1000,
    );

  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("Content-Type", register.contentType);
    response.end(await register.metrics());
  });
  sideServers.add(server);
  // It alone must not keep a process that leaves.
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => reject(new StartError(`METRICS_PORT: ${message}.`)));
    server.listen(port, host, resolve);
  });
}
