import { monitorEventLoopDelay } from "node:perf_hooks";
import type { LogEvent } from "kysely";
import { answersForOthers, openFigures } from "./figures-port.server";
import { requestsInFlight } from "./http/request-state.server";

/** Seconds: from an answer out of memory to the longest that a page may take before its reader gives up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Answered {
  method: string;
  /** The path, without its query. */
  path: string;
  status: number;
  ms: number;
}

/** Seconds: from a statement out of memory to one that waits for others to write. */
const STATEMENT_BUCKETS = [0.0005, 0.002, 0.005, 0.02, 0.1, 0.5, 2.5];

/** Seconds: from a writer nobody is before to one who gives up. */
const WAIT_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 2.5, 10];

/** Counts what happens, once anybody asks for figures. */
export const counting: {
  answer?(answered: Answered): void;
  /** A statement that the database was asked, as Kysely tells of it. */
  statement?(told: LogEvent): void;
  /** How long a transaction waited until it could begin, ms. */
  writerWait?(ms: number): void;
  /** A job that was done. */
  job?(name: string, outcome: { failed: boolean; ms: number }): void;
} = {};

const STATEMENTS = ["select", "insert", "update", "delete", "begin", "commit"];

/** What a statement does: its first word, where that is one of a few. A commit waits for the disk. */
function statementKind(sql: string): string {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? "";
  return STATEMENTS.includes(word) ? word : "other";
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
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    "prom-client"
  );
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const seconds = (name: string, help: string, buckets: number[], labelNames: string[]) =>
    new Histogram({ name: `waffir_${name}_seconds`, help, buckets, labelNames, registers });
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
  // The library's own figures of it are empty within a build.
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  gauge("waffir_longest_still_seconds", "The longest it did nothing else since last asked", () => {
    const longest = loop.max / 1e9;
    loop.reset();
    return longest;
  });
  gauge("waffir_limiter_outages", "Times the rate limits were out of reach", outages);
  const whole = "Time from a request to the end of its answer";
  const answers = seconds("answer", whole, BUCKETS, ["method", "kind", "status"]);
  counting.answer = ({ method, path, status, ms }) =>
    answers.observe(
      { method, kind: kindOf(path), status: `${Math.floor(status / 100)}xx` },
      ms / 1000,
    );
  const outcome = (failed: boolean) => (failed ? "failed" : "done");
  const took = "Time the database took over a statement";
  const statements = seconds("statement", took, STATEMENT_BUCKETS, ["kind", "outcome"]);
  counting.statement = ({ query, queryDurationMillis, level }) =>
    statements.observe(
      { kind: statementKind(query.sql), outcome: outcome(level === "error") },
      queryDurationMillis / 1000,
    );
  const waited = "Time a transaction waited for its turn to write";
  const writerWaits = seconds("writer_wait", waited, WAIT_BUCKETS, []);
  counting.writerWait = (ms) => writerWaits.observe(ms / 1000);
  const jobs = new Counter({
    name: "waffir_jobs_total",
    help: "Jobs done, of all processes by the one whose turn it was",
    labelNames: ["job", "outcome"],
    registers,
  });
  const jobSeconds = new Counter({
    name: "waffir_job_seconds_total",
    help: "Time jobs took",
    labelNames: ["job"],
    registers,
  });
  counting.job = (job, { failed, ms }) => {
    jobs.inc({ job, outcome: outcome(failed) });
    jobSeconds.inc({ job }, ms / 1000);
  };
  if (answersForOthers(() => register.getMetricsAsJSON())) return;
  await openFigures({ port, host }, async () => ({
    type: register.contentType,
    text: await register.metrics(),
  }));
}
