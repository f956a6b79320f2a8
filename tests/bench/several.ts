import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSample } from "~tests/support/make-sample";
import { startPostgres } from "~tests/support/postgres";
import { startRedis } from "~tests/support/redis";
import { freePort, startServer, type TestServer } from "~tests/support/server";

export type EngineName = "postgres" | "sqlite";

/** Processes of the service over one database that holds the sample. */
export interface Several {
  /** Their DATABASE_URL. */
  url: string;
  origins: string[];
  /** What each process tells of itself, as Prometheus reads it. */
  figures(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Starts them as an operator would, with a PostgreSQL that keeps what it acknowledged, or over a file.
 *
 * @param options.redis whether they count limits in Redis, where it is installed, instead of in the database.
 */
export async function startSeveral(
  engine: string,
  processes: number,
  { redis: isWanted = false } = {},
): Promise<Several> {
  const folder = mkdtempSync(join(tmpdir(), "waffir-several-"));
  const postgres = engine === "postgres" ? await startPostgres({ lasting: true }) : undefined;
  const url = postgres ? await postgres.create() : `file:${join(folder, "waffir.db")}`;
  await makeSample(url, Date.now());
  const redisPort = await freePort();
  const redis = isWanted ? await startRedis(redisPort) : undefined;
  const ports: number[] = [];
  const servers: TestServer[] = [];
  for (let at = 0; at < processes; at++) {
    const port = await freePort();
    ports.push(port);
    const settings = { DATABASE_URL: url, METRICS_PORT: String(port) };
    const limits = redis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` };
    servers.push(await startServer({ ...settings, ...limits }));
  }
  return {
    url,
    origins: servers.map(({ origin }) => origin),
    figures: () =>
      Promise.all(
        ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
      ),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await redis?.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The sum of the figures, of all processes, that a name begins: of a counter with its labels, or of one without. */
export function sumOf(texts: readonly string[], name: string): number {
  return texts
    .flatMap((text) => text.split("\n"))
    .filter((line) => line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.slice(name.length + 1)), 0);
}
