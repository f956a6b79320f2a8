import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drill, type Victims } from "~tests/support/drill";
import { makeSample } from "~tests/support/make-sample";
import { startPostgres } from "~tests/support/postgres";
import { startRedis } from "~tests/support/redis";
import { freePort } from "~tests/support/server";
import { freshBuild } from "./fresh-build";

const WRITES = 1_000;
const PROCESSES = 3;
const KILLS = 15;

/**
 * Kills every process there is, by turns, while people write: three of the service, and PostgreSQL and Redis where they
 * are installed. `npm run bench -- drill` with PostgreSQL, `-- drill sqlite` with a file; a number of writes may follow.
 */
export async function benchDrill(engine = "postgres", writes = WRITES): Promise<void> {
  freshBuild();
  const folder = mkdtempSync(join(tmpdir(), "waffir-drill-"));
  const postgres = engine === "postgres" ? await startPostgres({ lasting: true }) : undefined;
  const DATABASE_URL = postgres ? await postgres.create() : `file:${join(folder, "waffir.db")}`;
  await makeSample(DATABASE_URL, Date.now());
  const port = await freePort();
  let redis = await startRedis(port);
  const victims: Victims = {
    ...(postgres && { PostgreSQL: () => postgres.restart("SIGKILL") }),
    ...(redis && {
      async Redis() {
        await redis?.stop("SIGKILL");
        redis = await startRedis(port);
      },
    }),
  };
  try {
    const { lost, doubled, differed, killed, answers, acknowledged, ms } = await drill({
      settings: { DATABASE_URL, ...(redis && { REDIS_URL: `redis://127.0.0.1:${port}` }) },
      processes: PROCESSES,
      writes,
      between: Math.max(1, Math.floor(writes / (KILLS + 1))),
      victims,
    });
    console.table({
      "writes acknowledged": acknowledged,
      ...Object.fromEntries(
        Object.entries(killed).map(([what, times]) => [`${what} killed`, times]),
      ),
      ...Object.fromEntries(
        Object.entries(answers).map(([status, times]) => [`answers ${status}`, times]),
      ),
      lost: lost.length,
      doubled: doubled.length,
      "dishes and restaurants folded differently": differed,
      seconds: Math.round(ms / 1_000),
    });
    if (lost.length + doubled.length + differed > 0 || "500" in answers) process.exitCode = 1;
  } finally {
    await redis?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
