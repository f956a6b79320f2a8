import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

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

const LOGS = "test-results/bench";

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
  run(port, [...AS_STARTED, ...flags, REMIX_SERVE, build], {
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
  // Into a file: a pipe would have this process read a line for each answer it measures, and the server wait for it.
  mkdirSync(LOGS, { recursive: true });
  const log = openSync(`${LOGS}/${port}.log`, "w");
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...settings },
    stdio: ["ignore", log, "inherit"],
  });
  closeSync(log);
  await listening(child, port);
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

/** How often a server is asked whether it listens, ms. */
const ASKED_EACH_MS = 5;

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    if (await answers(port)) return;
    await pause(ASKED_EACH_MS);
  }
  throw new Error(`The server ended with ${child.exitCode}`);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });

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
