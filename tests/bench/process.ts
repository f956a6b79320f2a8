import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

export interface Running {
  origin: string;
  /** From spawning the process to its listening, ms. */
  readyMs: number;
  /** Resident memory now, MB. */
  memoryMb(): number;
  /** What the process has taken of the processors so far, all its threads together, ms. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const REMIX_SERVE = "node_modules/@remix-run/serve/dist/cli.js";

/** What `npm start` gives Node: see docs/decisions/003. */
const AS_STARTED = ["--require", "./app/server/threads.cjs", "--max-semi-space-size=4"];

/** Starts a build of the service on a loopback port, over a database file. `flags` are Node's own. */
export const serve = (
  build: string,
  port: number,
  database: string,
  flags: string[] = [],
): Promise<Running> =>
  run(port, [...flags, ...AS_STARTED, REMIX_SERVE, build], {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: `file:${database}`,
    MALLOC_ARENA_MAX: "1",
  });

/** Starts the empty app under the same server. */
export const serveEmpty = (build: string, port: number): Promise<Running> =>
  run(port, [REMIX_SERVE, build], {
    HOST: "127.0.0.1",
    PORT: String(port),
  });

/** Starts a server that is hardly more than its library. */
export const serveBare = (kind: "node" | "fastify", port: number): Promise<Running> =>
  run(port, ["--import", "tsx", "tests/bench/bare.ts", kind, String(port)]);

async function run(
  port: number,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - begun,
    memoryMb: () => residentMb(child.pid),
    cpuMs: () => processorMs(child.pid),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (/^\[(?:remix-serve|bare)\]/.test(line)) resolve();
    });
  });
}

/** Linux tells it in /proc; elsewhere it is not a number. */
function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** A tick of /proc/PID/stat, ms: always 10 on Linux (proc(5), USER_HZ). */
const TICK_MS = 10;

function processorMs(pid: number | undefined): number {
  try {
    // The name of the process may hold spaces; utime and stime are the 12th and 13th after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
