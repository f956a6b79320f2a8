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
  stop(): Promise<void>;
}

/** Starts a build of the service on a loopback port, over a database file. */
export async function serve(build: string, port: number, database: string): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", build], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: `file:${database}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - begun,
    memoryMb: () => residentMb(child.pid),
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
      if (line.startsWith("[remix-serve]")) resolve();
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
