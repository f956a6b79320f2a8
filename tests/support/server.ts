import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { createDatabase } from "./postgres-databases";
import { sampleFile } from "./sample-file";

export interface TestServer {
  /** Such as http://127.0.0.1:40123 */
  origin: string;
  /** The process that serves. */
  pid: number;
  /** Its DATABASE_URL: a database of its own. */
  url: string;
  /** The path of that database where it is a file. */
  database: string;
  /** The folder of this server's own pictures. */
  uploads: string;
  /** The folder of what this server has written for everybody. */
  openData: string;
  /** Everything the process has printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** Ends the process at once, as a power cut would. Its database stays. */
  kill(): Promise<void>;
}

/** For a service whose reader of pictures really reads them, which takes seconds each, and longer on a busy machine. */
export const READS_PICTURES = { NODE_OPTIONS: "", READING_TIMEOUT_MS: "300000" };

const READS_NOTHING = `--require ${resolve("tests/support/reads-nothing.cjs")}`;

/**
 * Starts the built service as its own process, on a free loopback port, with a database of its own
 * that holds the sample data. It reads no words on pictures: see `READS_PICTURES`.
 *
 * @param settings more environment; `DATABASE_URL` here replaces the copy of the sample.
 * @throws Error with the process's output when it ends before it listens.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "waffir-"));
  const database = join(folder, "waffir.db");
  const uploads = join(folder, "uploads");
  const openData = join(folder, "open-data");
  const url = settings.DATABASE_URL ?? (await sampleUrl(database));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--require", "./app/server/threads.cjs", "./app/server/serve.cjs", "build/server/index.js"],
    {
      env: {
        NODE_ENV: "production",
        PATH: process.env.PATH,
        HOST: "127.0.0.1",
        PORT: String(port),
        DATABASE_URL: url,
        UPLOADS_DIR: uploads,
        OPEN_DATA_DIR: openData,
        NODE_OPTIONS: READS_NOTHING,
        WARM_UP: "no",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const lines: string[] = [];
  await listening(child, lines);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    url,
    database,
    uploads,
    openData,
    output: () => lines.join("\n"),
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the sample: a file at `path`, or a database of the PostgreSQL server that the suite was given. */
async function sampleUrl(path: string): Promise<string> {
  const { TEST_POSTGRES: address, TEST_POSTGRES_SAMPLE: sample } = process.env;
  if (address && sample) return createDatabase(address, sample);
  copyFileSync(await sampleFile(), path);
  return `file:${path}`;
}

function listening(child: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (line.startsWith("[remix-serve] http")) resolve();
      });
    }
    child.once("exit", (code) => reject(new Error(`Ended with ${code}:\n${lines.join("\n")}`)));
  });
}

/** How many ports a process has for itself: more than it has services at a time. */
const PORTS_OF_A_PROCESS = 50;
let portsGiven = 0;

/**
 * Below the ports that systems hand out for outgoing connections, one of which could take it before the service does;
 * and in this process's own part of those, or a service that another suite starts at the same moment could.
 */
export async function freePort(): Promise<number> {
  const part = process.pid % (12_000 / PORTS_OF_A_PROCESS);
  const port = 20_000 + part * PORTS_OF_A_PROCESS + (portsGiven++ % PORTS_OF_A_PROCESS);
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, "close");
  return port;
}
