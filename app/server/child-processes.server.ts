import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Tinypool } from "tinypool";
import { env } from "./env.server";
import { logWarning } from "./log.server";

/** An idle process holds some 100 MB, and starts again in a fraction of a second. */
const IDLE_MS = 60_000;

interface Processes {
  /** The module that calls: its program stands beside it, or, where a build put the module into a folder, beside that. */
  from: string;
  /** The program's file name without its ending; a build makes one file of each it is told of in vite.config.ts. */
  program: string;
  /** The most processes. */
  size: number;
  /** What else stands in their environment. */
  settings?: Record<string, string>;
}

/** What runs one exported function of the program, with what can be cloned. */
export interface ProcessPool {
  /** @throws Error of the function, or as soon as `signal` aborts: the process is then killed in the middle of it. */
  run(name: string, task: unknown, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Processes for what may take long or break: unlike threads they can be killed in the middle of native code, and they
 * have threads and memory of their own. They start when first wanted, end when idle, and know none of our secrets.
 */
export function childProcesses({ from, program, size, settings }: Processes): ProcessPool {
  const fromSource = new URL(from).pathname.endsWith(".ts");
  const { NODE_OPTIONS } = env();
  const pool = new Tinypool({
    runtime: "child_process",
    serialization: "advanced",
    filename: fileOf(program, from, fromSource ? "ts" : "js"),
    execArgv: fromSource ? ["--import", tsx()] : [],
    env: { NODE_ENV: "production", ...(NODE_OPTIONS && { NODE_OPTIONS }), ...settings },
    minThreads: 0,
    maxThreads: size,
    idleTimeout: IDLE_MS,
  });
  // One that ends while nobody waits for it harms nobody; the next task starts another.
  pool.on("error", (error) => logWarning("A child process ended", { error: String(error) }));
  return {
    run: (name, task, signal) => pool.run(task, { name, signal }),
    close: () => pool.destroy(),
  };
}

/** @throws Error when there is no such file: a process would only wait for it until its time is up. */
function fileOf(program: string, from: string, ending: string): string {
  const places = [".", ".."].map((place) => new URL(`${place}/${program}.${ending}`, from));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`No program ${program} beside ${from}`);
  return found.href;
}

/** What lets a process run TypeScript. */
function tsx(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
}
