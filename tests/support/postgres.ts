import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ask, createDatabase } from "./postgres-databases";
import { freePort } from "./server";

/** A PostgreSQL server of a test's own on the loopback, empty, and gone with all it held when it stops. */
export interface Postgres {
  /** Where its databases are, without the name of one: postgres://postgres@127.0.0.1:40123/ */
  readonly address: string;
  /** Makes a database, a copy of another or empty; returns its address. */
  create(template?: string): Promise<string>;
  /** Runs one of the programs beside the server's, such as pg_dump. */
  run(program: string, ...words: string[]): Promise<void>;
  /** Ends at once, as a power cut would, or is killed, and begins again with what it had. */
  restart(signal?: "SIGQUIT" | "SIGKILL"): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian keeps the releases it has of the server. */
const RELEASES = "/usr/lib/postgresql";

/** The folder of the server's programs, of the newest release there is. */
function programsFolder(): string | undefined {
  if (!existsSync(RELEASES)) return undefined;
  const releases = readdirSync(RELEASES).sort((a, b) => Number(b) - Number(a));
  return releases
    .map((release) => join(RELEASES, release, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** Why tests of PostgreSQL are skipped; undefined where they need not be. */
export const noPostgres = (): string | undefined =>
  programsFolder()
    ? undefined
    : "PostgreSQL is not installed (apt install postgresql): its tests are skipped.";

/** It refuses to run as root. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Starts a server.
 *
 * @param options.lasting whether it keeps what it acknowledged, whatever happens, as those of operators do; otherwise it
 *   forgets the last of it when it is killed, and is quick for it.
 * @param options.env more environment of the server.
 */
export async function startPostgres({
  lasting = false,
  env = {} as Record<string, string>,
} = {}): Promise<Postgres> {
  const programs = programsFolder() ?? "";
  const folder = mkdtempSync(join(tmpdir(), "waffir-postgres-"));
  if (asNobody.uid) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    [
      "--pgdata",
      data,
      "--username=postgres",
      "--auth=trust",
      "--encoding=UTF8",
      "--no-locale",
      "--no-sync",
    ],
    { ...asNobody, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await freePort();
  const address = `postgres://postgres@127.0.0.1:${port}/`;
  const start = () =>
    listening(join(programs, "postgres"), {
      ...{ data, folder, port, env },
      settings: lasting ? {} : FORGETFUL,
    });
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return {
    address,
    async run(program, ...words) {
      await promisify(execFile)(join(programs, program), words);
    },
    create: (template) => createDatabase(address, template),
    async restart(signal = "SIGQUIT") {
      await end(signal);
      server = await retried(start);
    },
    async stop() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Of a server that was killed, its own processes end a moment later, and none begins before; and one that has just begun on
 * a machine with much else to do may take longer to answer than the service waits.
 */
export async function retried<T>(start: () => Promise<T>): Promise<T> {
  for (let left = 50; ; left -= 1) {
    try {
      return await start();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}

const FORGETFUL = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

interface Listening {
  data: string;
  folder: string;
  port: number;
  env: Record<string, string>;
  settings: Record<string, string>;
}

async function listening(
  program: string,
  { data, folder, port, env, settings: more }: Listening,
): Promise<ChildProcess> {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 400,
    log_min_messages: "fatal",
    ...more,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(program, ["-D", data, ...options], {
    ...asNobody,
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  createInterface({ input: server.stderr }).on("line", (line) => said.push(line));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`);
    const isThere = await ask(`postgres://postgres@127.0.0.1:${port}/postgres`, "select 1").then(
      () => true,
      () => false,
    );
    if (isThere) return server;
  }
}
